import { paragraphOf, runOf } from './inlines.ts'
import { colours, size } from './styles.ts'
import { value } from './xml.ts'

/** A4 with 20 mm on each side, and what is left of its width; twentieths of a point. */
const margin = 1_134
const width = 11_906
export const room = width - 2 * margin

const sheet = ({ size, margins }: { size: string; margins: string }) =>
  `<w:pgSz ${size}/><w:pgMar ${margins} w:header="708" w:gutter="0"/>`
const upright = sheet({
  size: `w:w="${width}" w:h="16838"`,
  margins: `w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:footer="708"`,
})
/** A6, on its side; its margins are those of cards that are held. */
const card = sheet({
  size: 'w:w="8391" w:h="5953" w:orient="landscape"',
  margins: 'w:top="620" w:right="680" w:bottom="850" w:left="680" w:footer="340"',
})

/** How the pages of a file are: their size, and what stands at the foot of each, by its name in the file. */
export const pagesOf = (cards: boolean, footer: string) =>
  `<w:sectPr><w:footerReference w:type="default" r:id="${footer}"/>${cards ? card : upright}` +
  '<w:docGrid w:linePitch="360"/></w:sectPr>'

/** What Word counts: it is looked up anew wherever the file is opened. */
const counted = (name: 'PAGE' | 'NUMPAGES', looks: string) =>
  `<w:fldSimple w:instr=" ${name} ">${runOf('1', looks)}</w:fldSimple>`

/** The number of a page; of cards, which get mixed up, of how many. */
export const footerOf = (cards: boolean) => {
  const looks = value('color', colours.quiet) + size(cards ? 26 : 17)
  const of = cards ? runOf(' / ', looks) + counted('NUMPAGES', looks) : ''
  return paragraphOf(value('jc', 'center'), counted('PAGE', looks) + of)
}
