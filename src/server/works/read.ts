import { fileIn } from '#shared/accepts.ts'
import type { RunEvent } from '#shared/events.ts'
import { Problem } from '#shared/problems.ts'
import { mostOfSource, type NamedSource, namedIn, type Source } from '#shared/sources.ts'
import type { Text } from '#shared/text.ts'
import type { Reading } from '../reading/reading.ts'
import { asTheyCome } from './as-they-come.ts'
import { shortened } from './shortened.ts'
import type { Begun } from './worker.ts'

const readingPage: Text = { de: 'Seite wird gelesen', en: 'Reading the page' }
const longestTitle = 300

const onOneLine = (title: string) => title.replaceAll(/\s+/g, ' ').trim().slice(0, longestTitle).toWellFormed()
export const sourceFrom = (
  found: Omit<Source, 'words' | 'language' | 'cut'>,
  reading: Omit<Reading, 'text'>,
): Source => {
  const { words, language, cut } = reading
  const source = { ...found, title: onOneLine(found.title), words, ...(language && { language }), ...(cut && { cut }) }
  return shortened(source, mostOfSource)
}

type Reads = (begun: Begun, named: NamedSource, signal: AbortSignal) => Promise<Source>

const reads: Readonly<Record<Source['kind'], Reads>> = {
  async page({ world }, { field, kind, address: named }, signal) {
    const { address, title, text, ...reading } = await world.readPage(named, signal)
    const readAt = world.now().toISOString()
    return sourceFrom({ field, kind, address, title: title ?? new URL(address).hostname, text, readAt }, reading)
  },
  async document({ world, run }, { field, kind, address }) {
    const file = await world.files.find(run.user, fileIn(address) ?? '')
    if (!file?.reading || file.text === undefined) throw new Problem('document_broken')
    const { name: title, text, reading, createdAt } = file
    return sourceFrom({ field, kind, address, title, text, readAt: createdAt.toISOString() }, reading)
  },
}

/** The documents that a form names go with the run from now on. */
const attach = ({ world, run }: Begun, named: readonly NamedSource[]) =>
  Promise.all(
    named.flatMap(({ kind, address }) =>
      kind === 'document' ? [world.files.attach(run.user, fileIn(address) ?? '', run.id)] : [],
    ),
  )

/**
 * Reads what a form names, all of it at once, and tells each source as soon as it is there. What an earlier attempt
 * has read is told first, and not read anew. The first that cannot be read ends the others.
 */
export async function* readNamed(begun: Begun): AsyncGenerator<RunEvent, readonly Source[]> {
  const { run, call, signal } = begun
  const sources = [...run.sources]
  for (const source of sources) yield { event: 'source', ...source }
  const named = namedIn(call.fields, run.values)
  const left = named.filter(({ field }) => !sources.some(source => source.field === field))
  if (left.some(({ kind }) => kind === 'page')) yield { event: 'progress', step: readingPage, at: 1, of: 2 }
  const over = new AbortController()
  try {
    await attach(begun, named)
    const until = AbortSignal.any([signal, over.signal])
    for await (const source of asTheyCome(left.map(one => reads[one.kind](begun, one, until)))) {
      sources.push(source)
      yield { event: 'source', ...source }
    }
    return sources
  } finally {
    over.abort()
  }
}
