import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ServerResponse } from 'node:http'
import { ends } from '#shared/events.ts'
import { localeOf, told } from './languages.ts'
import type { Entry } from './runs/log.ts'
import { follow } from './runs/follow.ts'
import type { Run } from './runs/run.ts'
import type { Signed } from './world.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-Accel-Buffering': 'no',
}
const ping = 'data: {"event":"ping"}\n\n'
/** Whoever leaves so much unread is cut off; they can go on from their last event. Bytes. */
const mostUnread = 1_000_000

const open = new Set<ServerResponse>()
setInterval(() => open.forEach(out => out.write(ping)), 15_000).unref()

/**
 * The events of a run as frames, from the one after `Last-Event-ID`. They are written to the socket itself, those that
 * came together in one write. Whoever leaves can come back; the run goes on.
 */
export async function streamed(c: Context<Signed>, run: Run) {
  const { world, user } = c.var
  const locale = localeOf(c, user)
  const after = Number(c.req.header('Last-Event-ID')) || 0
  const out = c.env.outgoing as ServerResponse
  out.writeHead(200, { ...headers, 'X-Run-Id': run.id })
  out.flushHeaders()

  // As one string: by its own means the response would give the socket four for every frame, at twice the price.
  const write = (frames: string) =>
    out.chunkedEncoding
      ? out.socket?.write(`${Buffer.byteLength(frames).toString(16)}\r\n${frames}\r\n`)
      : out.write(frames)
  const tell = (entries: readonly Entry[]) => {
    let frames = ''
    for (const [seq, event] of entries)
      frames += `id: ${seq}\ndata: ${JSON.stringify(event.event === 'agent_message' ? event : told(event, locale, user))}\n\n`
    write(frames)
    const [, last] = entries[entries.length - 1] ?? []
    if (last && ends(last)) out.end()
    else if (out.writableLength > mostUnread) out.destroy()
  }
  let leave = () => {}
  let gone = false
  open.add(out)
  out.on('error', () => {})
  out.on('close', () => {
    gone = true
    open.delete(out)
    leave()
  })
  try {
    leave = await follow(world, run, after, tell)
  } catch (error) {
    world.report(error, { run: run.id })
    out.destroy()
  }
  if (gone) leave()
  return RESPONSE_ALREADY_SENT
}
