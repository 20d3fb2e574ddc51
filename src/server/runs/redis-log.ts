import { ends, type RunEvent } from '#shared/events.ts'
import { answered, connectionTo, patiently } from '../process/redis.ts'
import { firstOf, isFirst, type Log, memoryLog, type Tell } from './log.ts'
import { entryOf, openReader } from './redis-reader.ts'

const prefix = 'federwerk:run:'
const streamOf = (id: string) => prefix + id
const idOf = (stream: string) => stream.slice(prefix.length)
const stopChannel = 'federwerk:stop'
/** A run whose node died without a word is forgotten after an hour, one that ended after a minute; seconds. */
const kept = { open: 3600, ended: 60 }

/**
 * The log of several nodes. Runs of this node are told from its own memory; Redis carries them to the others, as a
 * stream whose ids are the sequence numbers, so that Redis itself refuses a word after the last.
 */
export const redisLog = (
  address: string,
  report: (error: unknown) => void,
): Log & {
  /** Rejects where Redis does not answer. */
  health(): Promise<void>
} => {
  const own = memoryLog(kept.ended * 1000)
  const ours = new Map<string, number>() // the runs this node works on, and the number of their last event
  const writing = connectionTo(address, report, { ...patiently, enableAutoPipelining: true })
  const hearing = connectionTo(address, report, patiently)
  const reader = openReader(address, report)
  hearing.subscribe(stopChannel).catch(report)
  hearing.on('message', (_, id: string) => void own.stop(id))

  const put = (id: string, seq: number, event: RunEvent) => {
    const added = writing.xadd(streamOf(id), `${seq}-0`, 'event', JSON.stringify(event))
    if (isFirst(seq) || ends(event))
      void writing.expire(streamOf(id), ends(event) ? kept.ended : kept.open).catch(report)
    return added
  }
  const lastOf = async (id: string) => {
    const [last] = await answered(writing.xrevrange(streamOf(id), '+', '-', 'COUNT', 1))
    if (!last) return { seq: 0, over: false }
    const [seq, event] = entryOf(last)
    return { seq, over: ends(event) }
  }

  return {
    append(id, event) {
      const seq = (ours.get(id) ?? 0) + 1
      ours.set(id, seq)
      own.append(id, event)
      put(id, seq, event).catch(report)
      if (ends(event)) setTimeout(() => ours.delete(id), kept.ended * 1000).unref()
    },
    async end(id, event) {
      // Those who listen on the node that works on it hear its own memory, not Redis.
      await own.end(id, event)
      const { seq, over } = await lastOf(id)
      if (!over) await answered(put(id, seq + 1, event)).catch(report)
    },
    async knows(id) {
      if (ours.has(id)) return true
      const found = await answered(writing.exists(streamOf(id))).catch(report)
      return Boolean(found)
    },
    follow(id, after, tell: Tell) {
      return ours.has(id) ? own.follow(id, after, tell) : reader.follow(streamOf(id), after, tell)
    },
    elsewhere: () => reader.followed().map(idOf),
    tellEnd: (id, events) => reader.tellEnd(streamOf(id), events),
    async stop(id) {
      if (ours.has(id)) await own.stop(id)
      else await answered(writing.publish(stopChannel, id))
    },
    stopping(id, attempts) {
      ours.set(id, firstOf(attempts))
      return own.stopping(id, attempts)
    },
    health: async () => void (await Promise.all([answered(writing.ping()), answered(hearing.ping())])),
    async close() {
      await own.close()
      reader.close()
      hearing.disconnect()
      await answered(writing.quit()).catch(() => writing.disconnect())
    },
  }
}
