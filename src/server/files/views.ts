import * as z from 'zod/mini'
import { addressOfFile } from '#shared/accepts.ts'
import type { Credit } from '#shared/credit.ts'
import { type PictureExtra, pictureExtras } from '#shared/picture-extras.ts'
import { moment, ofType } from '../http/shapes.ts'
import { type ListedFile, type StoredFile, unusedDays } from '../store/stored-file.ts'

/** A file on the wire; `run` is the text it was used for last, `until` when it goes if there is none. */
export const fileShown = z.object({
  _id: z.string(),
  address: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  pages: z.nullable(z.int()),
  words: z.nullable(z.int()),
  language: z.nullable(z.string()),
  excerpt: z.nullable(z.string()),
  /** Of a picture, what it has beside one image of eight bits a colour. */
  extras: z.nullable(z.array(z.enum(Object.keys(pictureExtras) as PictureExtra[]))),
  /** Of a recording, how long it is. */
  seconds: z.nullable(z.number()),
  /** Of a picture, whom to name for it. */
  credit: z.nullable(ofType<Credit>({ type: 'object' })),
  run: z.nullable(z.string()),
  /** Whether a text or a bookmark has it, and not the person: it goes with that. */
  made: z.boolean(),
  until: z.nullable(moment),
  createdAt: moment,
})
export type FileView = z.infer<typeof fileShown>

const longestExcerpt = 300
const aDay = 24 * 60 * 60 * 1000

/** The first lines, as one; cut between words where that is possible. */
const excerptOf = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line.slice(0, 2 * longestExcerpt)]
  if (letters.length <= longestExcerpt) return line
  return `${letters
    .slice(0, longestExcerpt)
    .join('')
    .replace(/\s\S*$/, '')} …`
}

/** A file as it is told. */
export const fileView = (file: ListedFile | StoredFile): FileView => {
  const text = 'text' in file ? file.text : 'excerpt' in file ? file.excerpt : undefined
  return {
    _id: file.id,
    address: addressOfFile(file.id),
    name: file.name,
    type: file.type,
    bytes: file.bytes,
    pages: file.reading?.pages ?? null,
    words: file.reading?.words ?? null,
    language: file.reading?.language ?? null,
    excerpt: text === undefined ? null : excerptOf(text),
    extras: file.extras ? [...file.extras] : null,
    seconds: file.seconds ?? null,
    credit: file.credit ?? null,
    run: file.run ?? null,
    made: file.made ?? false,
    until:
      file.run || file.made || ('held' in file && file.held)
        ? null
        : new Date(file.createdAt.getTime() + unusedDays * aDay).toISOString(),
    createdAt: file.createdAt.toISOString(),
  }
}
