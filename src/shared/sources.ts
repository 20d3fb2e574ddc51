import type { Fields, Kind, Values } from './fields.ts'

/** What a run has read for its person, as its model was given it: a page, or a document. */
export type Source = Readonly<{
  /** The field that named it. */
  field: string
  kind: 'page' | 'document'
  /** Where it lies: of a page the address it was found at in the end, of a document its `/files/…`. */
  address: string
  /** The page's title, or the document's name. */
  title: string
  words: number
  /** As `de`, where it could be told. */
  language?: string
  /** Markdown. */
  text: string
  /** An ISO moment. */
  readAt: string
  /** There was more than was read, or than a model is given. */
  cut?: true
}>

/** The most a model is given of one page or document, in characters: some 50 printed pages. */
export const mostOfSource = 120_000

/** What a form names, to be read before anything is written about it. */
export type NamedSource = Readonly<Pick<Source, 'field' | 'kind' | 'address'>>

/** The text of a field: as it was read, else as it was typed; nothing where the field is not named. */
export const textFrom = (name: string | undefined, values: Values, sources: readonly Source[] = []) =>
  name === undefined ? undefined : (sources.find(({ field }) => field === name)?.text ?? String(values[name] ?? ''))

const kinds: { readonly [K in Kind]?: Source['kind'] } = { link: 'page', file: 'document' }

/** The pages and documents that a filled-in form names. */
export const namedIn = (fields: Fields, values: Values): NamedSource[] =>
  Object.entries(fields).flatMap(([field, { kind: asked }]) => {
    const [kind, address] = [kinds[asked], values[field]]
    return kind && typeof address === 'string' ? [{ field, kind, address }] : []
  })
