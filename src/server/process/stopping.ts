import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { OpenedWorld } from '../open-world.ts'

/** How long running texts may go on after we were asked to stop; milliseconds. */
const grace = 10_000
/** Ctrl+C arrives twice, from the terminal and from npm: within this time it is one. Milliseconds. */
const oneSignal = 500

/**
 * Stops in order when asked: no new work, running texts finish or are given back, the store is closed. A second
 * signal stops at once.
 */
export const stopOn = (
  signals: readonly NodeJS.Signals[],
  server: Server,
  opened: Pick<OpenedWorld, 'close'>,
  log: Logger,
) => {
  let askedAt = 0
  const stop = async (signal: NodeJS.Signals) => {
    const again = askedAt > 0
    if (again && performance.now() - askedAt > oneSignal) process.exit(1)
    if (again) return
    askedAt = performance.now()
    log.info({ signal }, 'stopping')
    server.close()
    server.closeIdleConnections()
    try {
      await opened.close(grace)
      log.info({ milliseconds: Math.round(performance.now() - askedAt) }, 'stopped')
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly')
      process.exit(1)
    }
  }
  for (const signal of signals) process.on(signal, () => void stop(signal))
}
