import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { markedMarkdown } from '#shared/document/marking.ts'
import type { Block, Document } from '#shared/document/schema.ts'
import { formats, missingPictures } from '#shared/export-formats.ts'
import { fileNameOf } from '#shared/file-name.ts'
import { saveFile } from '../ui/save.ts'
import { call, post } from '../api.ts'
import type { File } from './files.ts'
import type { Leaving } from './leaving.ts'

/** A text as the server takes it: the document that it is, with its picture above it. */
const documentOf = async ({ markdown, title, picture, document }: Leaving): Promise<Document> => {
  const src = await picture?.().catch(() => undefined)
  const { type, content } = document?.() ?? fromMarkdown(markdown)
  const above: readonly Block[] = src
    ? [{ type: 'paragraph', content: [{ type: 'image', attrs: { src, alt: title } }] }]
    : []
  return { type, content: [...above, ...content] }
}

/** Markdown as a file; what a model has to do with it stands at its end where the brand of its person wants that. */
const markdownOf = async ({ markdown, lang, ai }: Leaving, isMarked: () => Promise<boolean>) => {
  if (!ai || !(await isMarked())) return markdown
  const { languageOf } = await import('#language/languages.ts')
  return markedMarkdown(markdown, ai, lang ?? languageOf(markdown) ?? 'en')
}

/** What a file holds that is made here, without asking the server. */
const madeHere = async ({ subtitles }: File, leaving: Leaving, isMarked: () => Promise<boolean>) =>
  subtitles
    ? new Blob([subtitles(leaving.segments ?? [])], { type: 'text/plain;charset=utf-8' })
    : new Blob([await markdownOf(leaving, isMarked)], { type: 'text/markdown;charset=utf-8' })

/**
 * Lays a text into the reader's downloads as a file of this kind, and says how many of its pictures are missing there.
 * Throws what the server says is wrong.
 */
export const take = async (file: File, leaving: Leaving, isMarked: () => Promise<boolean>) => {
  const { format, ending, cards } = file
  const { title, lang, ai } = leaving
  const asked = async () => post({ document: await documentOf(leaving), title, lang, cards, ai })
  const answer = format && (await call(`/api${formats[format].path}`, await asked()))
  const content = answer ? await answer.blob() : await madeHere(file, leaving, isMarked)
  saveFile(fileNameOf(cards ? `${title} A6` : title, ending), content)
  return Number(answer?.headers.get(missingPictures) ?? 0)
}
