import { wordsOf } from './tag.ts'
import { treeOf } from './tree.ts'

/** One thing that a page describes for machines, in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>>

const most = { things: 200, depth: 12, letters: 600 }

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** One or several, as several. */
export const several = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** The things among one or several values. */
export const things = (value: unknown): readonly Thing[] => several(value).filter(isThing)

/** A text as people read it, on one line: pages put HTML into what is for machines, too. */
export const plain = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  const cut = value.slice(0, most.letters * 10)
  const text = /[<&]/.test(cut) ? wordsOf(treeOf(cut).page) : cut.replaceAll(/\s+/g, ' ').trim()
  return text.length > most.letters ? `${text.slice(0, most.letters).trimEnd()} …` : text
}

/** The name of a thing, or the text that stands for it; of several, all of them. */
export const nameOfThing = (value: unknown): string =>
  several(value)
    .slice(0, 20)
    .map(one => plain(isThing(one) ? one.name : one))
    .filter(Boolean)
    .join(', ')

/** What a thing is, without the address of the vocabulary. */
export const typesOf = (thing: Thing): readonly string[] =>
  several(thing['@type']).flatMap(type => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []))

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json.replace(/^\s*(?:<!--|\/\*.*?\*\/)?/, '').replace(/-->\s*$/, ''))
  } catch {
    // Many pages carry broken data beside a good text.
    return undefined
  }
}

/** Every thing that a page describes and that has a type, with those that lie inside others. */
export const thingsIn = (linked: readonly string[]): readonly Thing[] => {
  const found: Thing[] = []
  const look = (value: unknown, depth: number): void => {
    if (depth > most.depth || found.length >= most.things) return
    for (const thing of things(value)) {
      if (typesOf(thing).length) found.push(thing)
      for (const key of ['@graph', 'mainEntity', 'itemListElement', 'item', 'hasVariant']) look(thing[key], depth + 1)
    }
    if (Array.isArray(value)) for (const one of value) if (Array.isArray(one)) look(one, depth + 1)
  }
  for (const json of linked) look(parsed(json), 0)
  return found
}
