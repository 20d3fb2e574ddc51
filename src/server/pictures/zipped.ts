import { makeZip } from 'client-zip'
import type { HandsOver, MadePart, Progress } from './operations/operation.ts'

/** Files as one archive, under their names. */
export const zipped = async (name: string, files: readonly MadePart[]): Promise<MadePart> => {
  const stream = makeZip(files.map(({ name: own, bytes }) => ({ name: own, input: bytes as Uint8Array<ArrayBuffer> })))
  return { name, type: 'application/zip', bytes: new Uint8Array(await new Response(stream).arrayBuffer()) }
}

/** What comes up to the signal; what is under way then is left alone. */
async function* until<Part>(stopped: AbortSignal | undefined, parts: AsyncIterable<Part>) {
  const source = parts[Symbol.asyncIterator]()
  const over = Promise.withResolvers<{ done: true; value: undefined }>()
  const end = () => over.resolve({ done: true, value: undefined })
  stopped?.addEventListener('abort', end, { once: true })
  if (stopped?.aborted) end()
  for (;;) {
    const next = source.next()
    next.catch(() => undefined)
    const { done, value } = await Promise.race([next, over.promise])
    if (done) return
    yield value
  }
}

/** All files that come of one thing. */
type Batch = readonly MadePart[]

type Archive = Readonly<{
  /** What it is called, with so many things in it. */
  name(count: number): string
  stopped: AbortSignal | undefined
  /** How many things are shown beside it, and which of their files; without it all of them. */
  shows?: Readonly<{ most: number; type: string }>
  /** Whether the files in it begin with the place of their thing: names of a list may come twice. */
  numbered?: boolean
}>

/**
 * Files as they come, and in the end all of them as an archive, where there are several; of work that is stopped, all
 * that is finished.
 */
export async function* andArchive(
  parts: AsyncIterable<Progress | Batch>,
  { name, stopped, shows, numbered = false }: Archive,
): AsyncGenerator<MadePart | Progress | HandsOver> {
  yield { handsOver: true }
  const all: Batch[] = []
  for await (const part of until(stopped, parts)) {
    if ('step' in part) {
      yield part
      continue
    }
    all.push(part)
    if (!shows) yield* part
    else if (all.length <= shows.most) yield* part.filter(({ type }) => type === shows.type)
  }
  const files = all.flatMap((batch, at) =>
    numbered ? batch.map(file => ({ ...file, name: `${at + 1} ${file.name}` })) : batch,
  )
  if (files.length < 2) return
  const whole = await zipped(name(all.length), files)
  yield shows && all.length > shows.most ? { ...whole, holds: all.length } : whole
}
