import { contrastOf } from '#shared/contrast.ts'
import type { Values } from '#shared/fields.ts'
import { asProblem, Problem, type ProblemCode } from '#shared/problems.ts'
import { andArchive } from '../../zipped.ts'
import type { MadePart, Operation, Progress } from '../operation.ts'
import { saved } from '../saved.ts'
import { contentOf } from './content.ts'
import { listed } from './list.ts'
import { type Logo, logoOf } from './logo.ts'
import { proven } from './proof.ts'
import { type Colours, drawn, pictureOf } from './raster.ts'
import { drawingOf } from './shapes.ts'
import { pdfOf, svgOf } from './vector.ts'

const step = { de: 'Zeichnet und liest Code für Code', en: 'Drawing and reading code after code' }
const single = { de: 'QR-Code', en: 'QR code' }
const archive = (count: number) => ({ de: `${count} QR-Codes.zip`, en: `${count} QR codes.zip` })
/** How many codes a list may have, and how many of them are shown beside their archive. */
const [most, shown] = [500, 20]
/** What scanners need between both colours at least; the dark one has to be the dark one. */
const leastContrast = 3

type Terms = Readonly<{
  values: Values
  colours: Colours
  logo: Logo | undefined
  recipe: Parameters<typeof saved>[1]['recipe']
}>

/** The colours of codes. Throws qr_colours_alike | qr_light_on_dark where none would be read. */
const coloursOf = (values: Values): Colours => {
  const [dark, light] = [String(values.dark ?? '#000000'), String(values.light ?? '#ffffff')]
  if (contrastOf(dark, light) < leastContrast) throw new Problem('qr_colours_alike')
  if (contrastOf(dark, '#000000') > contrastOf(light, '#000000')) throw new Problem('qr_light_on_dark')
  return { dark, light }
}

/** What is wrong with a code, said of one among many by the number of its line. */
const ofRow: Partial<Record<ProblemCode, ProblemCode>> = {
  qr_too_long: 'qr_row_too_long',
  qr_unreadable: 'qr_row_unreadable',
}

/** A code in three formats, once it was read. */
const code = async (
  name: string,
  content: string,
  { values, colours, logo, recipe }: Terms,
): Promise<readonly MadePart[]> => {
  const look = { shape: String(values.shape), eyes: String(values.eyes), hasLogo: logo !== undefined }
  const drawing = drawingOf(content, look)
  const at = (size: number) => drawn(drawing, size, colours, logo)
  const picture = pictureOf(await proven(content, drawing.across, at))
  const [svg, pdf] = [await svgOf(drawing, colours, logo), await pdfOf(drawing, colours, logo)]
  return [
    await saved(picture, { name: `${name}.png`, format: 'png', isDrawing: true, recipe }),
    { name: `${name}.svg`, type: 'image/svg+xml', bytes: Buffer.from(svg) },
    { name: `${name}.pdf`, type: 'application/pdf', bytes: pdf },
  ]
}

/** The codes of a list, line after line. */
async function* each(list: string, terms: Terms): AsyncGenerator<Progress | readonly MadePart[]> {
  const rows = listed(list)
  if (rows.length > most) throw new Problem('qr_list_too_long', { most })
  for (const [at, { name, content, row }] of rows.entries()) {
    yield { step, at: at + 1, of: rows.length }
    try {
      yield await code(name, content, terms)
    } catch (error) {
      const code = ofRow[asProblem(error).code]
      throw code ? new Problem(code, { row }, { cause: error }) : error
    }
  }
}

/**
 * Codes that were read before they are given: one as PNG, SVG and PDF, or each line of a list, in an archive; of one
 * that is stopped, as many as there are.
 */
export const qrCode: Operation = async function* ({ given: [first], values, recipe, locale, stopped }) {
  const colours = coloursOf(values)
  const terms = { values, colours, logo: first && logoOf(first.picture, colours.light), recipe }
  if (values.kind !== 'list') yield* await code(single[locale], contentOf(values), terms)
  else
    yield* andArchive(each(String(values.list ?? ''), terms), {
      name: count => archive(count)[locale],
      stopped,
      shows: { most: shown, type: 'image/png' },
      numbered: true,
    })
}
