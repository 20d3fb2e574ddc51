import { type Font, openFont } from './font.ts'
import type { Contour, Mark } from './painting.ts'
import type { Size } from './pixels.ts'
import { roundedBox } from './outlines.ts'
import type { StepOf } from './steps.ts'

type Lettering = StepOf<'text'>

/** The fonts that text is set in; a letter that one lacks is taken from the next. */
export const fontNames = ['regular', 'bold', 'signs', 'emoji'] as const
export type FontName = (typeof fontNames)[number]

/** Fonts that are opened once they are needed; `bytesOf` brings one. A failure is asked for again. */
export const openFonts = (bytesOf: (name: FontName) => Promise<Uint8Array>) => {
  const opened = new Map<FontName, Promise<Font>>()
  const open = (name: FontName) => {
    const there = opened.get(name)
    if (there) return there
    const coming = bytesOf(name).then(openFont)
    coming.catch(() => opened.delete(name))
    opened.set(name, coming)
    return coming
  }
  /** Those that have the letters of a text, as few as it takes. */
  return async ({ text, weight }: Pick<Lettering, 'text' | 'weight'>): Promise<readonly Font[]> => {
    const fonts: Font[] = []
    let missing = lettersOf(text)
    for (const name of [weight, 'signs', 'emoji'] as const) {
      if (fonts.length && !missing.length) break
      const font = await open(name)
      fonts.push(font)
      missing = missing.filter(code => !font.glyphOf(code))
    }
    return fonts
  }
}
export type FontsFor = ReturnType<typeof openFonts>

/** What is not drawn: joiners, and what chooses the look of the sign before. */
const silent = /\r|\p{Default_Ignorable_Code_Point}/u
const lettersOf = (text: string) =>
  [...text.normalize('NFC')]
    .filter(sign => sign !== '\n' && !silent.test(sign))
    .map(sign => (sign === '\t' ? 32 : (sign.codePointAt(0) ?? 0)))

const fontOf = (fonts: readonly Font[], code: number) => fonts.find(font => font.glyphOf(code)) ?? fonts[0]

type Line = Readonly<{ width: number; contours: readonly Contour[] }>

/** One line from zero on, at a size in pixels; y downwards from where its letters stand. */
const setLine = (line: string, fonts: readonly Font[], size: number): Line => {
  const contours: Contour[] = []
  let width = 0
  let before: { font: Font; glyph: number } | undefined
  for (const code of lettersOf(line)) {
    const font = fontOf(fonts, code)
    if (!font) continue
    const scale = size / font.unitsPerEm
    const glyph = font.glyphOf(code)
    if (before?.font === font) width += font.kerning(before.glyph, glyph) * scale
    const left = width
    for (const contour of font.outlineOf(glyph))
      contours.push(contour.map((value, at) => (at % 2 ? -value * scale : left + value * scale)))
    width += font.advanceOf(glyph) * scale
    before = { font, glyph }
  }
  return { width, contours }
}

/** From one line to the next, and the room around letters on a background; parts of their size. */
const [leading, room] = [1.25, 0.25]

/** Where a text lies, in pixels. */
export type TextBox = Readonly<{ x: number; y: number; width: number; height: number }>

/** A text as areas to be filled, its background first, and the box around it. */
export const lettered = (
  step: Lettering,
  { width, height }: Size,
  fonts: readonly Font[],
): { readonly marks: readonly Mark[]; readonly box: TextBox } => {
  const size = step.size * height
  const lines = step.text.split('\n').map(line => setLine(line, fonts, size))
  const widest = Math.max(...lines.map(line => line.width))
  const begins = { left: 0, centre: 0.5, right: 1 }[step.align]
  const [x, y] = [step.x * width - widest * begins, step.y * height]
  const [main] = fonts
  const rise = main ? (main.ascender / main.unitsPerEm) * size : size
  // Letters stand in the middle of their lines, as browsers set them.
  const first = y + rise + (leading - 1.362) * size * 0.5
  const contours = lines.flatMap((line, at) => {
    const left = x + (widest - line.width) * begins
    const base = first + at * leading * size
    return line.contours.map(contour => contour.map((value, of) => value + (of % 2 ? base : left)))
  })
  const box = { x, y, width: widest, height: lines.length * leading * size }
  const around = room * size
  const ground = step.background && {
    contours: [
      roundedBox(box.x - around, box.y - around / 2, box.width + around * 2, box.height + around, around * 0.6),
    ],
    colour: step.background,
  }
  return { marks: [...(ground ? [ground] : []), { contours, colour: step.colour }], box }
}
