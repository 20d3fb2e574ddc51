import { type Locale, read, type Text } from '#shared/text.ts'
import type { NamedEngine } from '../custom-engines/catalogue.ts'
import type { Bookmark } from '../store/bookmarks.ts'
import { bookmarkView } from '../views.ts'
import { momentIn } from './moment.ts'

/** What is needed to write bookmarks down for their reader. */
type Means = { readonly engines: readonly NamedEngine[]; readonly locale: Locale }

const words = {
  title: { de: 'Lesezeichen', en: 'Bookmarks' },
  inputs: { de: 'Eingaben', en: 'Inputs' },
  editor: { de: 'Editor', en: 'Editor' },
  picture: { de: 'Bild', en: 'Picture' },
  gone: { de: 'Werkzeug, das es nicht mehr gibt', en: 'Tool that no longer exists' },
} satisfies Record<string, Text>

const quoted = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

/** What a bookmark is of, in words: its tool, or where else it comes from. */
const typeIn = (type: string, { engines, locale }: Means) => {
  const engine = engines.find(({ slug, aliases = [] }) => slug === type || aliases.includes(type))
  if (engine) return read(engine.name, locale)
  return words[type === 'editor' || type === 'picture' ? type : 'gone'][locale]
}

const asSection = ({ type, prompt, reply, note, createdAt }: Bookmark, means: Means) => {
  const { locale } = means
  const head = [typeIn(type, means), momentIn(locale, createdAt)].join(' · ')
  const asked = prompt.trim() && `**${words.inputs[locale]}**\n\n${quoted(prompt)}`
  return ['---', `*${head}*`, note.trim(), asked, reply.trim()].filter(Boolean).join('\n\n')
}

type Format = {
  readonly type: string
  readonly begin: (means: Means) => string
  readonly one: (bookmark: Bookmark, means: Means) => string
  /** Stands between two. */
  readonly between: string
  readonly end: string
}

/** The files that bookmarks can be taken along in. */
export const formats = {
  json: {
    type: 'application/json; charset=utf-8',
    begin: () => '{"bookmarks":[\n',
    one: (bookmark, means) => JSON.stringify({ ...bookmarkView(bookmark), type_text: typeIn(bookmark.type, means) }),
    between: ',\n',
    end: '\n]}\n',
  },
  md: {
    type: 'text/markdown; charset=utf-8',
    begin: ({ locale }) => `# ${words.title[locale]}\n\n`,
    one: asSection,
    between: '\n\n',
    end: '\n',
  },
} satisfies Record<string, Format>
export type FormatName = keyof typeof formats

/** The name of the file, as its reader calls it. */
export const fileName = (format: FormatName, locale: Locale) => `${words.title[locale].toLowerCase()}.${format}`

const encoder = new TextEncoder()
const bytes = (text: string) => encoder.encode(text)

/** The file as it is written: nothing of it is held longer than some bookmarks at a time. */
export async function* written(name: FormatName, all: AsyncIterable<readonly Bookmark[]>, means: Means) {
  const format: Format = formats[name]
  yield bytes(format.begin(means))
  let first = true
  for await (const some of all) {
    for (const bookmark of some) {
      yield bytes((first ? '' : format.between) + format.one(bookmark, means))
      first = false
    }
  }
  yield bytes(format.end)
}
