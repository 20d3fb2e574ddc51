import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isPictureTaken } from '#shared/document/attributes.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Document } from '#shared/document/schema.ts'
import { isBlank, titleIn, wordsOf } from '#shared/document/words.ts'
import { languageOf } from '#language/languages.ts'
import { type Loss, losses, most } from '#shared/documents.ts'
import { onOneLine } from '#shared/one-line.ts'
import { Problem } from '#shared/problems.ts'
import { documentOf } from '../exports/reading/read-html.ts'
import { readUpload } from '../files/read-upload.ts'
import { requireRoom } from '../files/room.ts'
import { route } from '../http/route.ts'
import { decode } from '../reading/documents/decode.ts'
import { isHtml } from '../reading/documents/kinds.ts'
import { lostOf } from '../reading/documents/lost.ts'
import type { Signed, World } from '../world.ts'
import { asContent } from './content.ts'
import { plainOf } from './plain.ts'
import { withOwnPictures } from './pictures.ts'
import { authorOf } from './routes.ts'
import { documentListed, listedView } from './shown.ts'

/** A document made of a file, and what of the file is not in it. */
const opened = z.object({ document: documentListed, lost: z.array(z.enum(losses)) })
export type FileOpened = z.infer<typeof opened>

type FileRead = {
  content: Document
  pictures?: ReadonlyMap<string, Uint8Array>
  title?: string
  lost: readonly Loss[]
}

const pictures = {
  html: /<img(?=\s)[^>]{0,2000}?\ssrc=["']?([^"'\s>]*)/gi,
  markdown: /!\[[^\]]{0,500}\]\(([^)\s]*)/g,
}
/** A picture of others, or of a kind that no file of ours holds, is its words in a document. */
const lostPictures = (text: string, kind: keyof typeof pictures): readonly Loss[] =>
  [...text.matchAll(pictures[kind])].every(([, src = '']) => isPictureTaken(src)) ? [] : ['pictures']

const readFile = async ({ reader }: World, bytes: Buffer, name: string, signal: AbortSignal): Promise<FileRead> => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  if (isHtml(bytes) || ending === 'html' || ending === 'htm') {
    const html = decode(bytes)
    return {
      content: documentOf(html),
      title: /<title[^>]*>([^<]{1,400})/i.exec(html)?.[1],
      lost: [...lostPictures(html, 'html'), ...lostOf('html', html)],
    }
  }
  if (ending === 'md' || ending === 'markdown') {
    const text = decode(bytes)
    return { content: fromMarkdown(text), lost: lostPictures(text, 'markdown') }
  }
  if (ending === 'txt') return { content: plainOf(decode(bytes)), lost: [] }
  const opened = await reader.open(bytes, name, signal)
  const { title, lost = [], cut } = opened
  const said = opened.document
    ? { content: opened.document, pictures: opened.pictures }
    : { content: fromMarkdown(opened.text) }
  return { ...said, title, lost: [...lost, ...(cut ? (['end'] as const) : [])] }
}

/** Opening a file as a document. */
export const documentFileRoutes = new Hono<Signed>().post(
  '/document/file',
  route(
    {
      summary:
        'Begins a document with what a file of at most 5 MB says (Word, RTF, Markdown, HTML, text, PDF), and says ' +
        'what of it is not in the document; the file is not kept',
      file: true,
      gives: opened,
    },
    async c => {
      const { world, user } = c.var
      const room = await requireRoom(world, user)
      return readUpload(
        c,
        (bytes, name) => readFile(world, bytes, name, c.req.raw.signal),
        async ({ name }, { content: read, pictures, title, lost }) => {
          const content = asContent(await withOwnPictures(world, user.id, read, pictures, room))
          if (isBlank(content)) throw new Problem('document_empty')
          const called = onOneLine(titleIn(content) || title || name.replace(/\.\w+$/, ''))
            .replaceAll(/\s+/gu, ' ')
            .trim()
          const document = await world.documents.begin(
            user.id,
            {
              ...{ title: [...called].slice(0, most.title).join(''), content, kind: 'document' as const, labels: [] },
              language: languageOf(wordsOf(content).slice(0, 20_000)) ?? user.aiLanguage.toLowerCase(),
              ...authorOf(c, 'file'),
            },
            room,
          )
          return { document: listedView(document), lost: [...new Set(lost)] }
        },
      )
    },
  ),
)
