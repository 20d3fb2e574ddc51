import { fileIn } from './accepts.ts'
import { readAddress } from './addresses.ts'
import type { Shape } from './answers.ts'
import type { Fields, Kind, Values } from './fields.ts'

/** What a run has read for its person, as its model was given it: a page, or a document. */
export type Source = Readonly<{
  /** The field that named it; of a page that was searched for, `page 1` and so on; of one that was added, `own …`. */
  field: string
  kind: 'page' | 'document'
  /** Where it lies: of a page the address it was found at in the end, of a document `/files/…` or `/documents/…`. */
  address: string
  /** The page's title, or the document's name. */
  title: string
  words: number
  /** As `de`, where it could be told. */
  language?: string
  /** Markdown. */
  text: string
  /** When it was published, as `2024-05-17`, where a search has said so. */
  date?: string
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

/**
 * The field with the text that an answer is held against: that which it is a version of or speaks of. An engine made in
 * the browser does not say what is criticised; then it is the only text it asks for.
 */
export const sourceOf = (
  call: Readonly<{ keeps?: { from: string }; reads?: string; fields: Fields; answer: Shape }> | undefined,
): string | undefined => {
  const named = call?.keeps?.from ?? call?.reads
  if (!call || named !== undefined || call.answer.view !== 'criticism') return named
  const texts = Object.keys(call.fields).filter(name => call.fields[name]?.kind === 'area')
  return texts.length === 1 ? texts[0] : undefined
}

const isOfPictures = (field: Fields[string]) => 'accept' in field && field.accept === 'images'

/** The pictures that a filled-in form names, in the order of its questions: the files behind their addresses. */
export const picturesIn = (fields: Fields, values: Values): { field: string; file: string }[] =>
  Object.entries(fields).flatMap(([field, asked]) =>
    isOfPictures(asked)
      ? [values[field] ?? []].flat().flatMap(one => {
          const file = fileIn(String(one))
          return file === undefined ? [] : [{ field, file }]
        })
      : [],
  )

/** A recording is listened to by whoever does the call; all else that is named is read before. */
const isRecording = (field: Fields[string]) => field.kind === 'file' && field.accept === 'sound'

const kinds: { readonly [K in Kind]?: Source['kind'] } = { link: 'page', file: 'document' }

/** The pages and documents that a filled-in form names. */
export const namedIn = (fields: Fields, values: Values): NamedSource[] =>
  Object.entries(fields).flatMap(([field, asked]) => {
    const isRead = !isRecording(asked) && !isOfPictures(asked)
    const [kind, address] = [isRead ? kinds[asked.kind] : undefined, values[field]]
    return kind && typeof address === 'string' ? [{ field, kind, address }] : []
  })

/** So many sources can be chosen for one text. */
export const mostChosen = 12

const written = /^\/documents\/([\w-]{1,64})$/

/** A document of the editor, as it is named among sources. */
export const addressOfDocument = (id: string) => `/documents/${id}`

/** What an address of a source leads to: a page, a file that was uploaded, or a document of the editor. */
export const sourceIn = (address: string) => {
  const [file, document] = [fileIn(address), written.exec(address)?.[1]]
  if (file !== undefined) return { file } as const
  if (document !== undefined) return { document } as const
  const read = readAddress(address)
  return 'address' in read ? ({ page: read.address } as const) : undefined
}

/** The name that a source has which somebody added: what they named. */
export const addedAs = (address: string) => `own ${address}`
/** The recording that a filled-in form names: the file behind its address. */
export const recordingIn = (fields: Fields, values: Values): { field: string; file: string } | undefined =>
  Object.entries(fields).flatMap(([field, asked]) => {
    const address = isRecording(asked) ? values[field] : undefined
    const file = typeof address === 'string' ? fileIn(address) : undefined
    return file === undefined ? [] : [{ field, file }]
  })[0]
