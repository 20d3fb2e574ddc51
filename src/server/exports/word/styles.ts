import { value } from './xml.ts'

/** Sizes in half points, lengths in twentieths of a point, as Word counts. */
const fonts = (latin: string, complex: string) =>
  `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:eastAsia="${latin}" w:cs="${complex}"/>`
const letters = fonts('Calibri', 'Arial')
export const mono = fonts('Consolas', 'Courier New')
export const colours = { ink: '1F1D1A', quiet: '5C5750', hair: 'C9C5BE', tint: 'F2F0EC', link: '00585C' }

/** How large letters are, those of Arabic and Hebrew included. */
export const size = (half: number, complex = half) => value('sz', half) + value('szCs', complex)
export const bold = '<w:b/><w:bCs/>'
/** A ground behind words or a paragraph. */
export const ground = (colour: string) => `<w:shd w:val="clear" w:color="auto" w:fill="${colour}"/>`
/** A line at one side of something. */
export const line = (side: string, width: number, space = 0) =>
  `<w:${side} w:val="single" w:sz="${width}" w:space="${space}" w:color="${colours.hair}"/>`
/** What stands beside a quote. */
export const bar = (side: 'left' | 'right') => line(side, 18, 12)

type Style = {
  kind?: 'paragraph' | 'character'
  id: string
  name: string
  more?: string
  paragraph?: string
  run?: string
}
const style = ({ kind = 'paragraph', id, name, more = '', paragraph, run }: Style) =>
  `<w:style w:type="${kind}" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}>${value('name', name)}` +
  `${id === 'Normal' || kind === 'character' ? '' : value('basedOn', 'Normal')}${more}` +
  `${kind === 'paragraph' ? '<w:qFormat/>' : ''}` +
  `${paragraph ? `<w:pPr>${paragraph}</w:pPr>` : ''}${run ? `<w:rPr>${run}</w:rPr>` : ''}</w:style>`

const heading = (level: number, half: number, colour = colours.ink) =>
  style({
    ...{ id: `Heading${level}`, name: `heading ${level}`, more: value('next', 'Normal') },
    paragraph: `<w:keepNext/><w:spacing w:before="300" w:after="120"/>${value('outlineLvl', level - 1)}`,
    run: letters + bold + value('color', colour) + size(half),
  })

/** A language with the country Word wants beside it: the one in which most people speak it. */
const spoken = (code: string) => {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}-${region}` : language
}

const plainTable =
  `<w:style w:type="table" w:styleId="TableNormal" w:default="1">${value('name', 'Normal Table')}` +
  '<w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/>' +
  '<w:left w:w="108" w:type="dxa"/>' +
  '<w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>'

const others = [
  style({
    ...{ id: 'Title', name: 'Title', more: value('next', 'Normal'), run: letters + bold + size(52) },
    paragraph: '<w:keepNext/><w:spacing w:after="240" w:line="252" w:lineRule="auto"/>',
  }),
  style({
    ...{ id: 'ListParagraph', name: 'List Paragraph' },
    paragraph: '<w:spacing w:after="140" w:line="276" w:lineRule="auto"/><w:contextualSpacing/>',
  }),
  style({
    ...{ id: 'Quote', name: 'Quote', run: value('color', colours.quiet) },
    paragraph: `<w:pBdr>${bar('left')}</w:pBdr><w:ind w:start="360"/>`,
  }),
  style({
    ...{ id: 'Code', name: 'Code', run: mono + size(18) },
    paragraph: `${ground(colours.tint)}<w:spacing w:after="0" w:line="252" w:lineRule="auto"/>`,
  }),
  style({
    ...{ id: 'FootnoteText', name: 'footnote text', run: size(20) },
    paragraph: '<w:spacing w:after="0" w:line="240" w:lineRule="auto"/>',
  }),
  style({
    ...{ kind: 'character', id: 'FootnoteReference', name: 'footnote reference' },
    run: value('vertAlign', 'superscript'),
  }),
  style({
    ...{ kind: 'character', id: 'Hyperlink', name: 'Hyperlink' },
    run: value('color', colours.link) + value('u', 'single'),
  }),
]

/** How a document looks in Word: real styles, so that whoever gets it can make it look like their own. */
export const stylesFor = (language: string, cards = false) => {
  const own = spoken(language)
  const complex = /^(?:ar|fa|he|ur)/.test(language) ? own : 'ar-SA'
  return [
    `<w:docDefaults><w:rPrDefault><w:rPr>${letters}${value('color', colours.ink)}` +
      (cards ? size(40, 42) : size(22, 24)) +
      `<w:lang w:val="${own}" w:bidi="${complex}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>` +
      `<w:spacing w:after="140" w:line="${cards ? 252 : 276}" w:lineRule="auto"/></w:pPr></w:pPrDefault>` +
      '</w:docDefaults>',
    style({ id: 'Normal', name: 'Normal' }),
    plainTable,
    ...[cards ? 24 : 38, cards ? 24 : 29, 24, 22].map((half, at) => heading(at + 1, half)),
    heading(5, 22, colours.quiet),
    heading(6, 21, colours.quiet),
    ...others,
  ].join('')
}
