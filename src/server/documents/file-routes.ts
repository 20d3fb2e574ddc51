import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isBlank, titleIn, wordsOf } from '#shared/document/words.ts'
import { languageOf } from '#language/languages.ts'
import { losses, most } from '#shared/documents.ts'
import { fileNameOf } from '#shared/file-name.ts'
import { onOneLine } from '#shared/one-line.ts'
import { Problem } from '#shared/problems.ts'
import { readUpload } from '../files/read-upload.ts'
import { requireRoom } from '../files/room.ts'
import { route } from '../http/route.ts'
import { decode } from '../reading/documents/decode.ts'
import { isHtml } from '../reading/documents/kinds.ts'
import type { Markup, Opening } from '../reading/reading.ts'
import type { Signed, World } from '../world.ts'
import { asContent } from './content.ts'
import { openedMarkup } from './markup.ts'
import { withOwnPictures } from './pictures.ts'
import { authorOf } from './routes.ts'
import { documentListed, listedView } from './shown.ts'

/** A document made of a file, and what of the file is not in it. */
const opened = z.object({ document: documentListed, lost: z.array(z.enum(losses)) })
export type FileOpened = z.infer<typeof opened>

const markupEndings: ReadonlyMap<string, Markup['as']> = new Map([
  ...(['html', 'htm'] as const).map(ending => [ending, 'html'] as const),
  ...(['md', 'markdown'] as const).map(ending => [ending, 'markdown'] as const),
  ['txt', 'plain'],
])

const readFile = async (world: World, bytes: Buffer, name: string, signal: AbortSignal): Promise<Opening> => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const as = isHtml(bytes) ? 'html' : markupEndings.get(ending)
  return as ? openedMarkup(world, { text: decode(bytes), as }, signal) : world.reader.open(bytes, name, signal)
}

const alike = (one: string, other: string) => fileNameOf(one, '').toLowerCase() === fileNameOf(other, '').toLowerCase()

/**
 * What a file is called as a document. The title that a text processor keeps in it is often one of years ago: it counts
 * where the file is named after it, or its text begins with it; else the file's name does. A page has only its title.
 */
const nameFor = (file: string, title: string | undefined, heading: string) => {
  const name = file.replace(/\.\w+$/, '')
  if (!/\.(?:docx?|rtf)$/i.test(file)) return heading || title || name
  const isMeant = title && (alike(title, name.replace(/\s*\(\d+\)$/, '')) || alike(title, heading))
  return isMeant ? title : name
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
        async ({ name }, { document: read, pictures, title, lost = [], cut, ai }) => {
          const content = asContent(await withOwnPictures(world, user.id, read, pictures, room))
          if (isBlank(content)) throw new Problem('document_empty')
          const called = onOneLine(nameFor(name, title, titleIn(content)))
            .replaceAll(/\s+/gu, ' ')
            .trim()
          const titled = [...called].slice(0, most.title).join('')
          const document = await world.documents.begin(
            user.id,
            {
              ...{ title: titled, given: titled, content, kind: 'document' as const, labels: [] },
              language: languageOf(wordsOf(content).slice(0, 20_000)) ?? user.aiLanguage.toLowerCase(),
              ...{ ...authorOf(c, 'file'), ai },
            },
            room,
          )
          return { document: listedView(document), lost: [...new Set(cut ? [...lost, 'end' as const] : lost)] }
        },
      )
    },
  ),
)
