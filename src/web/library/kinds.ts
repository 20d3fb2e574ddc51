import { isPictureTool } from '#shared/picture-slugs.ts'
import type { Text } from '#shared/text.ts'

/** What somebody has made, by what one would call it. */
export type Kind = 'texts' | 'pictures' | 'recordings' | 'mixed'

/** By the tool it was made with; what stands in no list of tools is a text. */
const kindOf = (tool: string): Kind =>
  isPictureTool(tool) || tool === 'picture' ? 'pictures' : tool === 'speech_synthesis_engine' ? 'recordings' : 'texts'

/** Something that was made: its tool, and how many files came of it. */
type Made = { readonly engine: string; readonly files?: readonly unknown[] }

/** What things are together; texts where there are none. Several pictures that came at once are one result. */
export const kindOfAll = (made: readonly Made[]): Kind => {
  const [first = 'texts', ...others] = new Set(made.map(({ engine }) => kindOf(engine)))
  const counts = first !== 'pictures' || made.every(({ files = [] }) => files.length < 2)
  return others.length || !counts ? 'mixed' : first
}

type Listed = {
  /** What is on this page of the list. */
  readonly here: readonly Made[]
  readonly total: number
  /** The tool that the list is narrowed to. */
  readonly only?: string | undefined
  /** All that something was ever made with. */
  readonly ever?: readonly Made[] | undefined
}

/** What a list is one of: of one that goes on behind its page, what may stand there counts. */
export const kindOfList = ({ here, total, only, ever = [] }: Listed): Kind =>
  kindOfAll(only || here.length >= total ? here : [...here, ...ever])

const nouns: Readonly<Record<Kind, { one: Text; many: Text; this: Text }>> = {
  texts: {
    one: { de: 'Text', en: 'text' },
    many: { de: 'Texte', en: 'texts' },
    this: { de: 'Diesen Text', en: 'this text' },
  },
  pictures: {
    one: { de: 'Bild', en: 'picture' },
    many: { de: 'Bilder', en: 'pictures' },
    this: { de: 'Dieses Bild', en: 'this picture' },
  },
  recordings: {
    one: { de: 'Aufnahme', en: 'recording' },
    many: { de: 'Aufnahmen', en: 'recordings' },
    this: { de: 'Diese Aufnahme', en: 'this recording' },
  },
  mixed: {
    one: { de: 'Ergebnis', en: 'result' },
    many: { de: 'Ergebnisse', en: 'results' },
    this: { de: 'Dieses Ergebnis', en: 'this result' },
  },
}

/** A number of them: “13 texts”. */
export const counted = (kind: Kind, count: string, one: boolean): Text => {
  const { de, en } = nouns[kind][one ? 'one' : 'many']
  return { de: `${count} ${de}`, en: `${count} ${en}` }
}

/** The one that is spoken of, as it begins a German sentence and stands within an English one. */
export const thisOne = (kind: Kind): Text => nouns[kind].this
