import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { fileNameOf } from '#shared/file-name.ts'
import { aiParts } from '#shared/made-with-ai.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { attachment } from '../http/attachment.ts'
import { contentShape } from '../http/document-shape.ts'
import { bodyOf, deepestDocument } from '../http/checked.ts'
import { languageCode, localeOf } from '../http/languages.ts'
import { drawnForFile } from '../pictures/in-file.ts'
import { exportsMade } from '../process/metrics.ts'
import { ownTurn } from '../process/own-turn.ts'
import { sending } from '../http/route.ts'
import { filledIn, may, missing } from '../http/rules.ts'
import type { Signed } from '../world.ts'
import { bounds } from './bounds.ts'
import { type FormatName, formatNames, formats, missingPictures } from '#shared/export-formats.ts'
import type { Source } from './jobs.ts'
import type { Find } from './maker.ts'

const asked = {
  html: may(
    z.string().check(z.describe('Up to 10 MB; pictures as `data:` or as own `/files/…`, nothing is fetched.')),
    {
      de: 'Ein Text als HTML.',
      en: 'A text as HTML; left out where `document` is.',
    },
  ),
  document: may(contentShape, {
    de: 'Ein Text als JSON von ProseMirror, wie ihn ein Dokument hat; nichts daran wird umgestellt.',
    en: 'A text as ProseMirror’s JSON, up to 10 MB, as documents are kept: every blank of it comes into the file.',
  }),
  title: may(z.nullable(z.string().check(z.maxLength(2_000))), {
    de: 'Ein Titel mit höchstens 2.000 Zeichen.',
    en: 'A title of at most 2,000 characters.',
  }),
  lang: may(z.nullable(z.string().check(z.maxLength(40))), {
    de: 'Die Sprache des Textes, wie DE oder en-GB.',
    en: 'The language of the text, such as DE or en-GB.',
  }),
  ai: may(
    z.nullable(
      z.enum(aiParts).check(z.describe('What a model has to do with the text; the file says so in its metadata.')),
    ),
    {
      de: 'made, wenn eine KI den Text erstellt hat, changed, wenn sie etwas darin erstellt oder geändert hat.',
      en: 'made where a model made the text, changed where it made or changed something of it.',
    },
  ),
}

/** What can leave as cards. */
const asCards: Partial<Record<FormatName, true>> = { pdf: true, docx: true }
const cards = may(z.boolean(), {
  de: 'Ob der Text als Redekarten hinausgeht, A6 quer, ein Gedanke je Karte.',
  en: 'Whether the text leaves as cue cards, A6 landscape, one thought a card.',
})

/** JSON writes some signs as two. */
const limited = bodyLimit({
  maxSize: 2 * bounds.html + 10_000,
  onError: () => {
    throw new Problem('export_too_large')
  },
})

const pictureInside = /data:image\/[\w.+-]+;base64,[\w+/=]+/g
const bytesIn = (text: string) => Buffer.byteLength(text)

/** What of a document is too large for a PDF is told once it was looked at. */
const requireRoom = (source: Source, format: FormatName) => {
  const text = 'html' in source ? source.html : source.json
  if (bytesIn(text) > bounds.html) throw new Problem('export_too_large')
  if (format !== 'pdf' || !('html' in source) || bytesIn(text) <= bounds.pdf) return
  if (bytesIn(text.replaceAll(pictureInside, '')) > bounds.pdf) throw new Problem('pdf_too_large')
}

/** Whether the brand that a person writes for wants its readers to know what a model has to do with a text. */
const isMarked = async ({ world, user }: Signed['Variables']) =>
  (await world.brands.ofPerson(user.id))?.values.marksAi === true

/** Finds pictures among the person's own files; others' do not exist, and large ones are drawn anew. */
const findFor = ({ world, user }: Signed['Variables'], signal: AbortSignal): Find => ({
  async files(ids) {
    const found = new Map<string, Uint8Array>()
    for (const id of ids) {
      const file = await world.files.find(user.id, id)
      if (!file || file.bytes > bounds.pictureBytes) continue
      found.set(id, new Uint8Array(await new Response(await world.files.read(file)).arrayBuffer()))
    }
    return found
  },
  redrawn: (pictures, over) => drawnForFile(world, user.id, pictures, bounds.redrawn, AbortSignal.any([signal, over])),
})

const madeOf = async (c: Context<Signed>, format: FormatName) => {
  const { world, user } = c.var
  // Ten megabytes take their time to be parsed, measured and handed over: others are served in between.
  await ownTurn()
  const body = filledIn({ ...asked, cards }, await bodyOf(c, deepestDocument))
  await ownTurn()
  const { html, document, title, lang, ai, cards: wanted } = body
  const source: Source | undefined = document
    ? { json: JSON.stringify(document) }
    : html === undefined
      ? undefined
      : { html }
  if (!source) throw new Problem('invalid', { fields: { html: missing } })
  requireRoom(source, format)
  await ownTurn()
  const job = {
    ...{ format, source, title: title ?? '', language: languageCode(lang), otherwise: localeOf(c, user) },
    ...{ cards: wanted && asCards[format], ai: ai ?? undefined, marked: ai ? await isMarked(c.var) : false },
  }
  const { signal } = c.req.raw
  const made = await world.exporter.make(user.id, job, findFor(c.var, signal), signal)
  return { ...made, title: title ?? '' }
}

const kinds: Readonly<Record<FormatName, string>> = {
  pdf: 'PDF (at most 1 MB without its pictures)',
  docx: 'Word document',
  doc: 'document for old versions of Word (RTF)',
  txt: 'plain text',
  html: 'standalone page',
}

/** A text leaves as a file: HTML or a document comes in, and nothing goes out that a document may not hold. */
export const exportRoutes = new Hono<Signed>()
for (const format of formatNames) {
  const { path, ending, type, unnamed } = formats[format]
  const summary = `Makes a ${kinds[format]} from HTML or a document; costs nothing`
  const what = `The file, ${unnamed}.${ending} where it has no title; ${missingPictures} says how many pictures it lacks`
  exportRoutes.post(
    path,
    limited,
    sending({ summary, takes: asCards[format] ? { ...asked, cards } : asked, sends: 'file', what }, async c => {
      try {
        const { made: bytes, missing, title } = await c.var.world.exporter.admit(c.var.user.id, () => madeOf(c, format))
        exportsMade.inc({ format, problem: '' })
        for (const [name, value] of Object.entries(attachment(fileNameOf(title, ending, unnamed), type)))
          c.header(name, value)
        if (missing) c.header(missingPictures, String(missing))
        return c.body(new Uint8Array(bytes))
      } catch (error) {
        if (c.req.raw.signal.aborted) throw new Problem('unavailable')
        exportsMade.inc({ format, problem: asProblem(error).code })
        throw error
      }
    }),
  )
}

/** Where texts come in that are larger than other bodies. */
export const exportPaths = formatNames.map(format => `/api${formats[format].path}`)
