import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ServerResponse } from 'node:http'
import { ends } from '#shared/events.ts'
import { localeOf, localizedEvent } from '../http/languages.ts'
import type { LogEntry } from './log.ts'
import { follow } from './follow.ts'
import type { Run } from '../store/run.ts'
import type { Signed } from '../world.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-Accel-Buffering': 'no',
}
const ping = 'data: {"event":"ping"}\n\n'
/** Whoever leaves so much unread is cut off; they can go on from their last event. Bytes. */
const mostUnread = 1_000_000

const open = new Set<ServerResponse>()
setInterval(() => open.forEach(out => out.write(ping)), 15_000).unref()

/** The number in `Last-Event-ID`; whatever is not the number of an event is none. */
const lastEventIn = (c: Context) => {
  const last = Number(c.req.header('Last-Event-ID'))
  return Number.isSafeInteger(last) && last > 0 ? last : 0
}

/**
 * The events of a run as frames, from the one after `Last-Event-ID`; those that came together in one write. Whoever
 * leaves can come back; the run goes on. Requests may be pipelined: the connection need not be this answer's yet, so
 * that everything goes through the response, and its end is heard from the connection.
 */
export async function streamed(c: Context<Signed>, run: Run) {
  const { world, user } = c.var
  const locale = localeOf(c, user)
  const out = c.env.outgoing as ServerResponse
  const connection = c.env.incoming.socket
  out.writeHead(200, { ...headers, 'X-Run-Id': run.id })
  out.flushHeaders()

  const tell = (entries: readonly LogEntry[]) => {
    let frames = ''
    for (const [seq, event] of entries) {
      // Sound that would fill the line is left out: whoever misses a part of it waits for the recording.
      if (event.event === 'tts_message' && out.writableLength + frames.length + event.audio.length > mostUnread / 2)
        continue
      frames += `id: ${seq}\ndata: ${JSON.stringify(event.event === 'agent_message' ? event : localizedEvent(event, locale, user))}\n\n`
    }
    out.write(frames)
    const [, last] = entries[entries.length - 1] ?? []
    if (last && ends(last)) out.end()
    else if (out.writableLength > mostUnread) connection.destroy()
  }
  let leave = () => {}
  let gone = false
  const close = () => {
    gone = true
    open.delete(out)
    connection.off('close', close)
    leave()
  }
  open.add(out)
  out.on('error', () => {})
  out.on('close', close)
  connection.on('close', close)
  try {
    leave = await follow(world, run, lastEventIn(c), tell)
  } catch (error) {
    world.report(error, { run: run.id })
    connection.destroy()
  }
  if (gone) leave()
  return RESPONSE_ALREADY_SENT
}
