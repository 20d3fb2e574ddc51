import type { IParagraphStyleOptions, IStylesOptions } from 'docx'

/** Sizes in half points, lengths in twentieths of a point, as Word counts. */
const letters = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'Calibri' }
export const mono = { ascii: 'Consolas', hAnsi: 'Consolas', cs: 'Courier New', eastAsia: 'Consolas' }
export const colours = { ink: '1F1D1A', quiet: '5C5750', hair: 'C9C5BE', tint: 'F2F0EC', link: '00585C' }

const heading = (size: number, colour = colours.ink) => ({
  run: { size, sizeComplexScript: size, bold: true, boldComplexScript: true, color: colour, font: letters },
  paragraph: { spacing: { before: 300, after: 120 }, keepNext: true },
})

const quote: IParagraphStyleOptions = {
  id: 'Quote',
  name: 'Quote',
  basedOn: 'Normal',
  quickFormat: true,
  run: { color: colours.quiet },
  paragraph: {
    indent: { start: 360 },
    border: { left: { style: 'single', size: 18, color: colours.hair, space: 12 } },
  },
}
const code: IParagraphStyleOptions = {
  id: 'Code',
  name: 'Code',
  basedOn: 'Normal',
  quickFormat: true,
  run: { font: mono, size: 18 },
  paragraph: { spacing: { after: 0, line: 252, lineRule: 'auto' }, shading: { type: 'clear', fill: colours.tint } },
}

/** A language with the country Word wants beside it: the one in which most people speak it. */
const spoken = (code: string) => {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}-${region}` : language
}

/** How a document looks in Word: real styles, so that whoever gets it can make it look like their own. */
export const stylesFor = (language: string, cards = false): IStylesOptions => ({
  default: {
    document: {
      run: {
        font: letters,
        size: cards ? 40 : 22,
        sizeComplexScript: cards ? 42 : 24,
        color: colours.ink,
        language: {
          value: spoken(language),
          bidirectional: /^(?:ar|fa|he|ur)/.test(language) ? spoken(language) : 'ar-SA',
        },
      },
      paragraph: { spacing: { after: 140, line: cards ? 252 : 276, lineRule: 'auto' } },
    },
    title: heading(40),
    heading1: heading(cards ? 24 : 38),
    heading2: heading(cards ? 24 : 29),
    heading3: heading(24),
    heading4: heading(22),
    heading5: heading(22, colours.quiet),
    heading6: heading(21, colours.quiet),
    listParagraph: { paragraph: { contextualSpacing: true, spacing: { after: 140, line: 276, lineRule: 'auto' } } },
    hyperlink: { run: { color: colours.link, underline: {} } },
  },
  paragraphStyles: [quote, code],
})
