import { glossaryFile } from '#shared/glossary-file.ts'
import type { Sender } from '#shared/sender.ts'
import { calledBy } from '#shared/document/called.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { withTitleLine } from '#shared/document/title-line.ts'
import type { Locale, Text } from '#shared/text.ts'
import { drafts as draftsOf } from '../drafts/routes.ts'
import type { KeptDocument } from '../store/document.ts'
import type { ListedFile } from '../store/stored-file.ts'
import { type FormatName, formats, written } from '../library/bookmark-file.ts'
import { documentView } from '../documents/shown.ts'
import { imageModelView } from '../training/views.ts'
import type { User, World } from '../world.ts'
import { textsAsJson, textsAsMarkdown } from './texts.ts'

const words = {
  account: { de: 'konto', en: 'account' },
  texts: { de: 'texte', en: 'texts' },
  bookmarks: { de: 'lesezeichen', en: 'bookmarks' },
  documents: { de: 'dokumente', en: 'documents' },
  templates: { de: 'vorlagen', en: 'templates' },
  draft: { de: 'entwurf', en: 'draft' },
  knowledge: { de: 'wissen', en: 'knowledge' },
  glossary: { de: 'glossar', en: 'glossary' },
  imageModels: { de: 'bildmodelle', en: 'image-models' },
  files: { de: 'dateien', en: 'files' },
  picture: { de: 'profilbild', en: 'picture' },
  lost: {
    de: 'Diese Datei ließ sich nicht lesen, als das Archiv entstand.\n',
    en: 'This file could not be read when the archive was made.\n',
  },
} satisfies Record<string, Text>

/** A part of an archive: its name, and what is in it, which is asked for when its turn comes. */
export type Entry = { name: string; lastModified: Date; input: string | AsyncIterable<string | Uint8Array> | Bytes }
type Bytes = ReadableStream<Uint8Array>

const accountOf = (
  { id, email, name, phone, country, role, plan, aiLanguage, locale, answers }: User,
  used: number,
  sender: Sender,
) =>
  `${JSON.stringify({ id, email, name, phone, country, role, plan, aiLanguage, locale, answers, usedThisMonth: used, sender }, null, 2)}\n`

/** A name that every system can unpack, and that no other file of the archive has. */
const nameOf = ({ id, name }: Pick<ListedFile, 'id' | 'name'>) =>
  `${id.slice(0, 8)} ${name.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_')}`

/** A document for people, and whole for other programs. */
const documentEntries = (document: KeptDocument, locale: Locale): readonly Entry[] => {
  const { id, kind, title, content, updatedAt: lastModified } = document
  const folder = words[kind === 'template' ? 'templates' : 'documents'][locale]
  const called = title || calledBy(content.content)
  const name = `${folder}/${nameOf({ id, name: called.slice(0, 80).trim() })}`.trim()
  return [
    { name: `${name}.md`, lastModified, input: `${toMarkdown(withTitleLine(document))}\n` },
    { name: `${name}.json`, lastModified, input: `${JSON.stringify(documentView(document), null, 2)}\n` },
  ]
}

/** What a person keeps to be laid under texts, each with where it comes from, and what they call things. */
async function* knowledgeEntries({ knowledge, glossaries, now }: World, user: string, locale: Locale) {
  for (const { id } of await knowledge.list({ user })) {
    const { title, address, text, readAt } = await knowledge.find({ user }, id)
    const name = `${words.knowledge[locale]}/${nameOf({ id, name: title.slice(0, 80).trim() })}.md`
    yield { name, lastModified: readAt, input: `# ${title}\n\n${address ? `<${address}>\n\n` : ''}${text}\n` }
  }
  const terms = await glossaries.of({ user })
  const input = glossaryFile(terms, locale)
  if (terms.length) yield { name: `${words.glossary[locale]}.csv`, lastModified: now(), input }
}

/** All files of a person, some at a time. */
async function* filesOf({ files }: World, user: string) {
  const limit = 100
  for (let page = 1; ; page++) {
    const { files: some } = await files.list(user, { page, limit })
    yield* some
    if (some.length < limit) return
  }
}

/** Everything that is a person's own, one thing after the other: nothing of it is held longer than it is read. */
export async function* entriesOf(world: World, user: User, locale: Locale, used: number): AsyncGenerator<Entry> {
  const { allRuns, bookmarks, catalogue, documents, drafts, files, avatars, senders, now, report } = world
  const means = { engines: await catalogue.all(), locale }
  const lastModified = now()
  const lost = (file: string) => (error: unknown) => {
    report(error, { file })
    return words.lost[locale]
  }
  const account = accountOf(user, used, await senders.of(user.id))
  yield { name: `${words.account[locale]}.json`, lastModified, input: account }
  const picture = user.picture && (await avatars.find(user.picture))
  if (picture) {
    const name = `${words.picture[locale]}.${picture.type === 'image/png' ? 'png' : 'webp'}`
    yield { name, lastModified, input: await avatars.read(picture).catch(lost(picture.id)) }
  }
  for (const { slug, name } of means.engines.filter(({ slug }) => Object.hasOwn(draftsOf, slug))) {
    const draft = await drafts.find(user.id, slug)
    const input = `${JSON.stringify(draft?.value, null, 2)}\n`
    if (draft) yield { name: `${words.draft[locale]} ${name[locale]}.json`, lastModified: draft.updatedAt, input }
  }
  for await (const some of documents.each(user.id))
    for (const document of some) yield* documentEntries(document, locale)
  yield* knowledgeEntries(world, user.id, locale)
  const models = (await world.imageModels.list(user.id)).map(model => imageModelView(model, locale))
  if (models.length)
    yield { name: `${words.imageModels[locale]}.json`, lastModified, input: `${JSON.stringify(models, null, 2)}\n` }
  for (const month of await allRuns.months(user.id)) {
    const name = `${words.texts[locale]}/${month}`
    const all = () => allRuns.ofMonth(user.id, month)
    yield { name: `${name}.json`, lastModified, input: textsAsJson(all()) }
    yield { name: `${name}.md`, lastModified, input: textsAsMarkdown(all(), month, means) }
  }
  for (const format of Object.keys(formats) as FormatName[])
    // The keys of our own table, which the type forgets.
    yield {
      name: `${words.bookmarks[locale]}.${format}`,
      lastModified,
      input: written(format, bookmarks.each(user.id, {}), means),
    }
  for await (const file of filesOf(world, user.id)) {
    const name = `${words.files[locale]}/${nameOf(file)}`
    yield { name, lastModified: file.createdAt, input: await files.read(file).catch(lost(file.id)) }
  }
}
