import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import { createApp } from './app.ts'
import { secretOf } from './auth/secret.ts'
import { type Config, ConfigError, configFrom } from './config.ts'
import { greet } from './auth/greeting.ts'
import { loggerAt } from './process/logger.ts'
import { openWorld } from './open-world.ts'
import { stopOn } from './process/stopping.ts'

/**
 * A request that is not read within this time is given up: its head, and all of it, which may be a file on a slow line.
 * Streams are answers and may take as long as they like.
 */
const headWithin = 30_000
const readWithin = 5 * 60_000

const begin = async (config: Config) => {
  const log = loggerAt(config.logLevel)
  const opened = await openWorld(config, log)
  const { fetch } = createApp(opened.world)
  const server = createServer(
    { requestTimeout: readWithin, headersTimeout: headWithin, keepAliveTimeout: 65_000 },
    getRequestListener(fetch, { hostname: new URL(config.publicUrl).host }),
  )
  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE' ? `PORT ${config.port} is already in use.` : error.message
    console.error(taken)
    process.exit(1)
  })
  stopOn(['SIGTERM', 'SIGINT'], server, opened, log)
  process.on('unhandledRejection', error => log.error({ err: error }, 'unhandled'))
  server.listen(config.port, config.host, async () => {
    await greet(opened.world, secretOf(config))
    log.info(
      { url: config.publicUrl, model: opened.world.models.writer()?.connected.name, pid: process.pid },
      'listening',
    )
    await opened.afterListening()
  })
}

try {
  await begin(configFrom(process.env))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
