import { setImmediate as others } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { languageOf } from '#language/languages.ts'
import { fileNameOf } from '#shared/file-name.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { attachment } from '../http/attachment.ts'
import { bodyOf } from '../http/checked.ts'
import { languageCode, localeOf } from '../http/languages.ts'
import { exportsMade } from '../process/metrics.ts'
import { sending } from '../http/route.ts'
import { filledIn, may, needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'
import { bounds } from './bounds.ts'
import { type FormatName, formatNames, formats } from './formats.ts'
import type { Find } from './maker.ts'

const asked = {
  html: needs(
    z.string().check(z.describe('Up to 10 MB; pictures as `data:` or as own `/files/…`, nothing is fetched.')),
    { de: 'Ein Text als HTML.', en: 'A text as HTML.' },
  ),
  title: may(z.nullable(z.string().check(z.maxLength(2_000))), {
    de: 'Ein Titel mit höchstens 2.000 Zeichen.',
    en: 'A title of at most 2,000 characters.',
  }),
  lang: may(z.nullable(z.string().check(z.maxLength(40))), {
    de: 'Die Sprache des Textes, wie DE oder en-GB.',
    en: 'The language of the text, such as DE or en-GB.',
  }),
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
/** The first words of a text, enough to know its language. */
const wordsIn = (html: string) => html.slice(0, 20_000).replaceAll(/<[^<>]*>|&[#\w]+;/g, ' ')
const bytesIn = (text: string) => Buffer.byteLength(text)

const requireRoom = (html: string, format: FormatName) => {
  if (bytesIn(html) > bounds.html) throw new Problem('export_too_large')
  if (format === 'pdf' && bytesIn(html) > bounds.pdf && bytesIn(html.replaceAll(pictureInside, '')) > bounds.pdf)
    throw new Problem('pdf_too_large')
}

/** Finds pictures among the person's own files; others' do not exist. */
const findFor =
  ({ world, user }: Signed['Variables']): Find =>
  async ids => {
    const found = new Map<string, Uint8Array>()
    for (const id of ids) {
      const file = await world.files.find(user.id, id)
      if (!file || file.bytes > bounds.pictureBytes) continue
      found.set(id, new Uint8Array(await new Response(await world.files.read(file)).arrayBuffer()))
    }
    return found
  }

const made = async (c: Context<Signed>, format: FormatName) => {
  const { world, user } = c.var
  const { html, title, lang, cards: wanted } = filledIn({ ...asked, cards }, await bodyOf(c))
  // Ten megabytes take their time to be parsed, measured and handed over: others are served in between.
  await others()
  requireRoom(html, format)
  await others()
  const language = languageCode(lang) ?? languageOf(wordsIn(html)) ?? localeOf(c, user)
  const job = { format, html, title: title ?? '', language, cards: wanted && asCards[format] }
  const bytes = await world.exporter.make(user.id, job, findFor(c.var), c.req.raw.signal)
  return { bytes: new Uint8Array(bytes), title: title ?? '' }
}

const kinds: Readonly<Record<FormatName, string>> = {
  pdf: 'PDF (at most 1 MB without its pictures)',
  docx: 'Word document',
  doc: 'document for old versions of Word (RTF)',
  txt: 'plain text',
  html: 'standalone page',
}

/** A text leaves as a file: HTML comes in, and what goes out was made of nothing that a document may not hold. */
export const exportRoutes = new Hono<Signed>()
for (const format of formatNames) {
  const { path, ending, type, unnamed } = formats[format]
  const summary = `Makes a ${kinds[format]} from HTML; costs nothing`
  const what = `The file, ${unnamed}.${ending} where it has no title`
  exportRoutes.post(
    path,
    limited,
    sending({ summary, takes: asCards[format] ? { ...asked, cards } : asked, sends: 'file', what }, async c => {
      try {
        const { bytes, title } = await c.var.world.exporter.admit(c.var.user.id, () => made(c, format))
        exportsMade.inc({ format, problem: '' })
        for (const [name, value] of Object.entries(attachment(fileNameOf(title, ending, unnamed), type)))
          c.header(name, value)
        return c.body(bytes)
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
