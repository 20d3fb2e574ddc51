// Loaded before a server that is measured (`node --import`): tells what it has used when it is asked, and nothing else.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

export type Reading = {
  /** Of all threads since the process began; microseconds. */
  cpu: number
  /** What the process holds; bytes, after its garbage was collected. */
  memory: number
  /** The most it has ever held; bytes. */
  peak: number
  /** The longest that it did nothing else since this was asked before; milliseconds. */
  held: number
}

const collected = async () => {
  for (let times = 0; times < 3; times++) {
    globalThis.gc?.()
    await pause(50)
  }
  return process.memoryUsage().rss
}

const delays = monitorEventLoopDelay({ resolution: 5 })
const longest = () => {
  const held = delays.max / 1e6
  delays.enable()
  delays.reset()
  return held
}

process.on('message', async (asked: 'cpu' | 'memory' | 'loop') => {
  const { user, system } = process.cpuUsage()
  const memory = asked === 'memory' ? await collected() : 0
  const peak = process.resourceUsage().maxRSS * 1024
  const held = asked === 'loop' ? longest() : 0
  process.send?.({ cpu: user + system, memory, peak, held } satisfies Reading)
})
process.channel?.unref()
