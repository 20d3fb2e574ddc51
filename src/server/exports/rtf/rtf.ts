import { groundOf, markOf } from '#shared/document/marks.ts'
import type {
  Block,
  Cell,
  Direction,
  Image,
  Inline,
  List,
  ListItem,
  Placed,
  Table,
  TaskItem,
  Text,
} from '#shared/document/schema.ts'
import { columnsOf, columnsTaken, headsOf, rowsTaken } from '#shared/document/tables.ts'
import { blocksOfItem, tick, wordsOfLine } from '#shared/document/words.ts'
import { sourceTypes } from '#shared/made-with-ai.ts'
import type { Leaving } from '../leaving.ts'
import { sharesOf, sizeOf } from '../sizes.ts'
import { bulletAt } from '../listed.ts'
import { letters, palette } from './letters.ts'
import { deepest, hanging, indentAt, listsOf } from './lists.ts'

/** What is left of A4 between its margins; twentieths of a point. */
const room = 9_638
const twentieths = 15
const titleSize = 52
const sizes = [38, 29, 24, 22, 22, 21]
/** The numbers of styles behind those of the headings. */
const styles = { quote: 7, code: 8, title: 9, item: 10 }
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const alignments = { left: '\\ql', right: '\\qr', center: '\\qc', justify: '\\qj' } as const
const codes: Readonly<Record<string, number>> = { de: 1031, en: 1033, fr: 1036, es: 1034, it: 1040, nl: 1043, pl: 1045 }

/** What a block lies in. */
type Around = Readonly<{
  direction: Direction
  level: number
  indent: number
  quoted?: boolean
  bold?: boolean
  inTable?: boolean
  isTitle?: boolean
  /** It stays on the page of what follows. */
  keeps?: boolean
}>

const writer = ({ pictures }: Pick<Leaving, 'pictures'>) => {
  const colours = palette()
  const [quiet, hair, tint, link] = ['#5c5750', '#c9c5be', '#f2f0ec', '#00585c'].map(colours.numberOf)
  const lists = listsOf()

  const picture = ({ attrs }: Image) => {
    const one = pictures.get(attrs.src)
    if (!one || one.type === 'webp') return letters(attrs.alt ?? '')
    const { width, height } = sizeOf(attrs, one)
    const kind = one.type === 'png' ? 'pngblip' : 'jpegblip'
    const size = `\\picw${one.width}\\pich${one.height}\\picwgoal${width * twentieths}\\pichgoal${height * twentieths}`
    const alt = letters(attrs.alt ?? '')
    const said = alt && `{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ${alt}}}}`
    return `{\\pict${said}\\${kind}${size}\n${Buffer.from(one.bytes).toString('hex')}}`
  }

  const text = (one: Text, direction: Direction, bold: boolean) => {
    const [colour, ground] = [markOf(one, 'textStyle')?.attrs.color, groundOf(one)]
    const href = markOf(one, 'link')?.attrs.href
    const looks = [
      direction === 'rtl' && (fromTheRight.test(one.text) ? '\\rtlch\\af2\\afs24\\ltrch' : '\\ltrch'),
      (markOf(one, 'bold') || bold) && '\\b\\ab',
      markOf(one, 'italic') && '\\i\\ai',
      markOf(one, 'underline') && '\\ul',
      markOf(one, 'strike') && '\\strike',
      markOf(one, 'subscript') && '\\sub',
      markOf(one, 'superscript') && '\\super',
      markOf(one, 'code') && `\\f1\\fs20\\chcbpat${tint}`,
      colour && `\\cf${colours.numberOf(colour)}`,
      ground && `\\chcbpat${colours.numberOf(ground)}`,
      href && `\\ul\\cf${link}`,
    ].filter(Boolean)
    return `{${looks.join('')}${looks.length ? ' ' : ''}${letters(one.text)}}`
  }
  const linked = (one: Inline, shown: string) => {
    const href = markOf(one, 'link')?.attrs.href
    if (!href || !shown) return shown
    const address = href.replaceAll(/["\\{}]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
    return `{\\field{\\*\\fldinst{HYPERLINK "${letters(address)}"}}{\\fldrslt ${shown}}}`
  }
  const inline = (one: Inline, direction: Direction, bold: boolean) => {
    if (one.type === 'hardBreak') return '\\line '
    if (one.type === 'footnote') {
      const said = (one.content ?? []).map(words => linked(words, text(words, direction, false))).join('')
      return `{\\super\\chftn}{\\footnote\\pard\\plain${way(direction)}\\f0\\fs19{\\super\\chftn} ${said}}`
    }
    return linked(one, one.type === 'image' ? picture(one) : text(one, direction, bold))
  }
  const lineOf = (inlines: readonly Inline[] = [], direction: Direction, bold = false) =>
    inlines.map(one => inline(one, direction, bold)).join('')

  const way = (direction: Direction, align: Placed['textAlign'] = direction === 'rtl' ? 'right' : 'left') =>
    (direction === 'rtl' ? '\\rtlpar' : '\\ltrpar') + alignments[align]
  const paragraph = (line: Placed, { direction, inTable, quoted, indent }: Around, more: string, words: string) => {
    const runsTo = line.dir ?? direction
    const side = runsTo === 'rtl' ? 'r' : 'l'
    const bar = quoted ? `\\brdr${side}\\brdrs\\brdrw30\\brsp160\\brdrcf${hair}\\cf${quiet}` : ''
    const left = indent + (quoted ? hanging : 0)
    const runs = way(runsTo, line.textAlign)
    const set = `\\pard\\plain${inTable ? '\\intbl' : ''}${runs}${left ? `\\li${left}` : ''}`
    return `{${set}${quoted ? `\\s${styles.quote}` : ''}${bar}\\f0\\fs22${more}${more.endsWith('}') ? '' : ' '}${words}`
  }
  /** Everything ends its line; the last of a field of a table ends that, while it is still known how it is set. */
  const ended = (text: string, { inTable }: Around, isLast: boolean) =>
    `${text}${inTable && isLast ? '\\cell' : '\\par'}}\n`

  const item = (of: ListItem | TaskItem, count: string, around: Around & { number: number }, isLast: boolean) => {
    const level = Math.min(around.level + 1, deepest)
    const blocks = blocksOfItem(of)
    const [head, ...rest] = blocks
    const begins = head?.type === 'paragraph'
    const left = begins ? rest : blocks
    const sign = of.type === 'taskItem' ? letters(tick(of.attrs.checked)) : ''
    const line = begins ? head.attrs : undefined
    const words = begins ? lineOf(head.content, line?.dir ?? around.direction, around.bold) : ''
    const indent = `\\li${indentAt(level) + (around.quoted ? hanging : 0)}\\fi-${hanging}`
    const gap = around.quoted || around.inTable ? '\\sa60' : `\\s${styles.item}\\sa140\\contextualspace`
    const counted = `${gap}\\ls${around.number}\\ilvl${level}${indent}{\\listtext ${count && `${letters(count)}\\tab`}}`
    const first = paragraph(line ?? {}, { ...around, indent: 0 }, counted, sign + words)
    const inside = several(left, { ...around, level, indent: indentAt(level) }, isLast)
    return ended(first, around, isLast && !left.length) + inside
  }
  const list = (of: List, around: Around, isLast: boolean) => {
    const sign = of.type === 'orderedList' ? (of.attrs?.start ?? 1) : of.type === 'taskList' ? 'box' : 'point'
    const number = lists.add(sign, Math.min(around.level + 1, deepest))
    const inside = { ...around, number, direction: of.attrs?.dir ?? around.direction }
    return of.content
      .map((one, at) => {
        const count =
          typeof sign === 'number'
            ? `${sign + at}.`
            : sign === 'point'
              ? bulletAt(Math.min(around.level + 1, deepest))
              : ''
        return item(one, count, inside, isLast && at === of.content.length - 1)
      })
      .join('')
  }

  const cell = ({ type, content }: Cell, direction: Direction, keeps: boolean) =>
    several(content, { direction, level: -1, indent: 0, inTable: true, bold: type === 'tableHeader', keeps }, true)
  const table = (of: Table, { inTable, direction: around }: Around, isLast: boolean): string => {
    const direction = of.attrs?.dir ?? around
    const [columns, heads] = [columnsOf(of), headsOf(of)]
    // There is no table in a table in RTF as old readers know it: the inner one is read line by line.
    const cells = of.content.flatMap(row => row.content)
    const inner = { direction, level: -1, indent: 0, inTable: true }
    if (inTable)
      return several(
        cells.flatMap(({ content }) => content),
        inner,
        isLast,
      )
    const ends = sharesOf(of).reduce<number[]>((all, share) => [...all, (all.at(-1) ?? 0) + share * room], [])
    const hidden = of.content.map(() => new Map<number, number>())
    const rows = of.content.map((row, y) => {
      let [definitions, contents] = ['', '']
      const waiting = row.content.values()
      for (let x = 0; x < columns;) {
        const covered = hidden[y]?.get(x)
        const next = covered ? undefined : waiting.next().value
        const across = covered ?? (next ? columnsTaken(next) : 1)
        const down = next ? rowsTaken(next) : 1
        for (let below = 1; below < down; below++) hidden[y + below]?.set(x, across)
        const merged = covered ? '\\clvmrg' : down > 1 ? '\\clvmgf' : ''
        const sides = ['t', 'l', 'b', 'r'].map(side => `\\clbrdr${side}\\brdrs\\brdrw8\\brdrcf${hair}`).join('')
        x += across
        const shade = next?.type === 'tableHeader' ? `\\clcbpat${tint}` : ''
        definitions += `${merged}${sides}${shade}\\cellx${Math.round(ends[x - 1] ?? room)}`
        contents += next ? cell(next, direction, y < heads) : '\\pard\\intbl\\cell\n'
      }
      const head = y < heads ? '\\trkeep\\trhdr' : '\\trkeep'
      return `\\trowd\\trgaph100${direction === 'rtl' ? '\\rtlrow' : '\\ltrrow'}${head}${definitions}\n${contents}\\row\n`
    })
    return `${rows.join('')}{\\pard\\plain\\sl-120\\slmult0\\sa80\\fs2\\par}\n`
  }

  const one = (block: Block, around: Around, isLast: boolean): string => {
    switch (block.type) {
      case 'heading': {
        const { level, dir = around.direction } = block.attrs
        const size = around.isTitle
          ? `\\s${styles.title}\\keepn\\sa240\\b\\ab\\fs${titleSize}`
          : `\\s${level}\\outlinelevel${level - 1}\\keepn\\sb300\\sa120\\b\\ab\\fs${sizes[level - 1]}`
        const words = lineOf(block.content, dir)
        return ended(paragraph(block.attrs, { ...around, quoted: false }, size, words), around, isLast)
      }
      case 'paragraph': {
        const space = (around.keeps ? '\\keepn' : '') + (around.inTable ? '\\sa60' : '\\sa140\\sl276\\slmult1')
        const words = lineOf(block.content, block.attrs?.dir ?? around.direction, around.bold)
        return ended(paragraph(block.attrs ?? {}, around, space, words), around, isLast)
      }
      case 'codeBlock': {
        const set = `\\s${styles.code}\\sa140\\cbpat${tint}\\f1\\fs19`
        return ended(paragraph({ dir: 'ltr' }, around, set, letters(wordsOfLine(block.content))), around, isLast)
      }
      case 'horizontalRule': {
        const cell = around.inTable ? '\\intbl' : ''
        return ended(`{\\pard${cell}\\brdrb\\brdrs\\brdrw10\\brsp20\\brdrcf${hair}\\sa140 `, around, isLast)
      }
      case 'blockquote': {
        const direction = block.attrs?.dir ?? around.direction
        return several(block.content, { ...around, direction, quoted: true }, isLast)
      }
      case 'table':
        return table(block, around, isLast)
      default:
        return list(block, around, isLast)
    }
  }
  const several = (blocks: readonly Block[], around: Around, closes = false): string =>
    blocks.map((block, at) => one(block, around, closes && at === blocks.length - 1)).join('')

  return { several, colours, lists, quiet }
}

/** A document as RTF, which old and new versions of Word open under the name `.doc`. */
export const rtfOf = ({ document, title, language, direction, pictures, ai, isTitled }: Leaving): Uint8Array => {
  const { several, colours, lists, quiet } = writer({ pictures })
  const around = { direction, level: -1, indent: 0 }
  const [first, ...rest] = document.content
  const above = isTitled && first ? several([first], { ...around, isTitle: true }) : ''
  const body = above + several(above ? rest : document.content, around)
  const code = codes[language.slice(0, 2)] ?? codes.en
  const headings = sizes
    .map((size, at) => `{\\s${at + 1}\\b\\fs${size}\\outlinelevel${at} heading ${at + 1};}`)
    .join('')
  const parts = [
    `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\adeff2\\deflang${code}`,
    '{\\fonttbl{\\f0\\fswiss Calibri;}{\\f1\\fmodern Consolas;}{\\f2\\fswiss\\fcharset178 Arial;}}',
    colours.table(),
    `{\\stylesheet{\\s0 Normal;}${headings}{\\s${styles.quote}\\li${hanging}\\cf${quiet} Quote;}`,
    `{\\s${styles.code}\\f1 Code;}{\\s${styles.title}\\b\\fs${titleSize} Title;}`,
    `{\\s${styles.item}\\contextualspace List Paragraph;}}{\\*\\ftnsep\\chftnsep}`,
    lists.tables(),
    `{\\info{\\title ${letters(title)}}}`,
    ai ? `{\\*\\userprops{\\propname DigitalSourceType}\\proptype30{\\staticval ${sourceTypes[ai]}}}` : '',
    `{\\footer\\pard\\qc\\fs17\\cf${quiet} {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par}`,
    '\\paperw11906\\paperh16838\\margl1134\\margr1134\\margt1134\\margb1134\n',
    `${body}}`,
  ]
  return Buffer.from(parts.join(''), 'latin1')
}
