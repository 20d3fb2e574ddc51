import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { Problem } from '#shared/problems.ts'
import type { KnownFile } from './catalogue.ts'

/** How long nothing may come, in milliseconds. */
export type Patience = { silence: number }

type Transfer = Readonly<{
  address: string
  /** Where what has come lies, until it is whole. */
  part: string
  what: Pick<KnownFile, 'bytes'>
  signal: AbortSignal
  patience: Patience
  /** Told how many bytes are there. */
  came(bytes: number): void
}>

/** How many bytes of a file are there. */
export const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0

/** What an answer without a file means; who is only busy is asked again. */
const refusal = (status: number, address: string) => {
  const cause = new Error(`${address} answers ${status}`)
  if (status >= 500 || status === 408 || status === 429) return cause
  if (status === 404 || status === 410) return new Problem('download_gone', {}, { cause })
  return new Problem(status === 416 ? 'download_damaged' : 'download_unreachable', {}, { cause })
}

/** How large the whole file is, as an answer says; nothing where it does not. */
const wholeIn = ({ status, headers }: Response) => {
  const said = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length')
  const whole = Number(said ?? Number.NaN)
  return Number.isNaN(whole) ? undefined : whole
}

/** Ends with either signal, and once nothing has come for a while. */
const watched = (signal: AbortSignal, { silence }: Patience) => {
  const own = new AbortController()
  const give = () => own.abort(new Error(`Nothing came for ${silence} ms`))
  let timer = setTimeout(give, silence)
  return {
    signal: AbortSignal.any([signal, own.signal]),
    alive() {
      clearTimeout(timer)
      timer = setTimeout(give, silence)
    },
    end: () => clearTimeout(timer),
  }
}

/**
 * Fetches what is missing of a file, behind what is there of it. Throws `download_gone`, `download_unreachable` or
 * `download_damaged` where another file lies there, the signal’s reason, or what the disk says.
 */
export const transfer = async ({ address, part, what, signal, patience, came }: Transfer) => {
  let there = await sizeOf(part)
  if (there >= what.bytes) return
  const watch = watched(signal, patience)
  try {
    const answer = await fetch(address, {
      signal: watch.signal,
      headers: { 'Accept-Encoding': 'identity', ...(there > 0 && { Range: `bytes=${there}-` }) },
    })
    if (!answer.ok || !answer.body) throw refusal(answer.status, address)
    const whole = wholeIn(answer)
    if (whole !== undefined && whole !== what.bytes)
      throw new Problem('download_damaged', {}, { cause: new Error(`${address} has ${whole} bytes`) })
    // Who does not know of parts sends everything anew.
    if (answer.status !== 206) there = 0
    const file = await open(part, there ? 'r+' : 'w')
    try {
      for await (const bytes of answer.body) {
        watch.alive()
        if (there + bytes.length > what.bytes) throw new Problem('download_damaged')
        await file.write(bytes, 0, bytes.length, there)
        there += bytes.length
        came(there)
      }
    } finally {
      await file.close()
    }
    if (there < what.bytes) throw new Error(`${address} ended after ${there} bytes`)
  } finally {
    watch.end()
  }
}

/** Whether a file is the one that is known. */
export const isKnown = async (path: string, { sha256 }: Pick<KnownFile, 'sha256'>, signal: AbortSignal) => {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path, { highWaterMark: 1_000_000, signal })) hash.update(bytes)
  return hash.digest('hex') === sha256
}

/** Removes what has come of a file. */
export const discard = (path: string) => rm(path, { force: true })
