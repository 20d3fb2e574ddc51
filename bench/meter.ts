// Loaded before a server that is measured (`node --import`): tells what it has used when it is asked, and nothing else.
import { setTimeout as pause } from 'node:timers/promises'

export type Reading = {
  /** Of all threads since the process began; microseconds. */
  cpu: number
  /** What the process holds; bytes, after its garbage was collected. */
  memory: number
  /** The most it has ever held; bytes. */
  peak: number
}

const collected = async () => {
  for (let times = 0; times < 3; times++) {
    globalThis.gc?.()
    await pause(50)
  }
  return process.memoryUsage().rss
}

process.on('message', async (asked: 'cpu' | 'memory') => {
  const { user, system } = process.cpuUsage()
  const memory = asked === 'memory' ? await collected() : 0
  const peak = process.resourceUsage().maxRSS * 1024
  process.send?.({ cpu: user + system, memory, peak } satisfies Reading)
})
process.channel?.unref()
