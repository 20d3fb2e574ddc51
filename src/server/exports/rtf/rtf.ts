import type { Block, Cell, Direction, Document, Inline, Item, List, Run, Shown, Table } from '../model.ts'
import { sharesOf, sizeOf } from '../sizes.ts'
import { letters, palette } from './letters.ts'
import { deepest, hanging, indentAt, listsOf } from './lists.ts'

/** What is left of A4 between its margins; twentieths of a point. */
const room = 9_638
const twentieths = 15
const sizes = [38, 29, 24, 22, 22, 21]
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const alignments = { center: '\\qc', justify: '\\qj' } as const
const codes: Readonly<Record<string, number>> = { de: 1031, en: 1033, fr: 1036, es: 1034, it: 1040, nl: 1043, pl: 1045 }

/** What a block lies in. */
type Around = Readonly<{ level: number; indent: number; quoted?: boolean; bold?: boolean; inTable?: boolean }>
type Line = Readonly<{ direction: Direction; align?: Extract<Block, { inlines: unknown }>['align'] }>

const writer = ({ pictures }: Pick<Document, 'pictures'>) => {
  const colours = palette()
  const [ink, quiet, hair, tint, link] = ['1f1d1a', '5c5750', 'c9c5be', 'f2f0ec', '00585c'].map(colours.numberOf)
  const lists = listsOf()

  const picture = (shown: Shown) => {
    const one = pictures[shown.picture]
    if (!one || one.type === 'webp') return letters(shown.alt)
    const { width, height } = sizeOf(shown, one)
    const kind = one.type === 'png' ? 'pngblip' : 'jpegblip'
    const size = `\\picw${one.width}\\pich${one.height}\\picwgoal${width * twentieths}\\pichgoal${height * twentieths}`
    return `{\\pict\\${kind}${size}\n${Buffer.from(one.bytes).toString('hex')}}`
  }

  const run = (one: Run, direction: Direction, bold: boolean) => {
    const looks = [
      direction === 'rtl' && (fromTheRight.test(one.text) ? '\\rtlch\\af2\\afs24\\ltrch' : '\\ltrch'),
      (one.bold || bold) && '\\b\\ab',
      one.italic && '\\i\\ai',
      one.underline && '\\ul',
      one.struck && '\\strike',
      one.lowered && '\\sub',
      one.raised && '\\super',
      one.code && `\\f1\\fs20\\chcbpat${tint}`,
      one.colour && `\\cf${colours.numberOf(one.colour)}`,
      one.ground && `\\chcbpat${colours.numberOf(one.ground)}`,
      one.href && `\\ul\\cf${link}`,
    ].filter(Boolean)
    const words = `{${looks.join('')}${looks.length ? ' ' : ''}${letters(one.text)}}`
    if (!one.href) return words
    const address = one.href.replaceAll(/["\\{}]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
    return `{\\field{\\*\\fldinst{HYPERLINK "${letters(address)}"}}{\\fldrslt${words}}}`
  }
  const inline = (one: Inline, direction: Direction, bold: boolean) => {
    if ('line' in one) return '\\line '
    return 'picture' in one ? picture(one) : run(one, direction, bold)
  }
  const lineOf = (inlines: readonly Inline[], direction: Direction, bold = false) =>
    inlines.map(one => inline(one, direction, bold)).join('')

  const way = ({ direction, align = 'start' }: Line) => {
    const isRight = (align === 'end') !== (direction === 'rtl')
    const stands = align === 'center' || align === 'justify' ? alignments[align] : isRight ? '\\qr' : '\\ql'
    return (direction === 'rtl' ? '\\rtlpar' : '\\ltrpar') + stands
  }
  const paragraph = (line: Line, { inTable, quoted, indent }: Around, more: string, words: string) => {
    const bar = quoted ? `\\brdrl\\brdrs\\brdrw30\\brsp160\\brdrcf${hair}\\cf${quiet}` : ''
    const left = indent + (quoted ? hanging : 0)
    const set = `\\pard\\plain${inTable ? '\\intbl' : ''}${way(line)}${left ? `\\li${left}` : ''}`
    return `{${set}${bar}\\f0\\fs22${quoted ? '' : `\\cf${ink}`}${more} ${words}`
  }
  /** Everything ends its line but what ends a field of a table. */
  const ended = (text: string, { inTable }: Around, isLast: boolean) => `${text}${inTable && isLast ? '' : '\\par'}}\n`

  const item = (of: Item, at: number, list: List, around: Around & { number: number; isLast: boolean }) => {
    const level = Math.min(around.level + 1, deepest)
    const [head, ...rest] = of.blocks
    const begins = head?.kind === 'paragraph'
    const left = begins ? rest : of.blocks
    const sign = of.checked === undefined ? '' : letters(of.checked ? '☑ ' : '☐ ')
    const bullet = letters(list.start === undefined ? '•' : `${list.start + at}.`)
    const words = begins ? lineOf(head.inlines, head.direction, around.bold) : ''
    const counted = `\\sa60\\ls${around.number}\\ilvl${level}\\li${indentAt(level)}\\fi-${hanging}{\\listtext ${bullet}\\tab}`
    const line = paragraph(begins ? head : list, { ...around, indent: 0 }, counted, sign + words)
    const isLast = around.isLast && at === list.items.length - 1
    const inside = several(left, { ...around, level, indent: indentAt(level) }, isLast)
    return ended(line, around, isLast && !left.length) + inside
  }

  const cell = ({ blocks, head }: Cell, direction: Direction) => {
    const around = { level: -1, indent: 0, inTable: true, bold: head }
    return blocks.length ? several(blocks, around, true) : `{\\pard\\plain\\intbl${way({ direction })} }`
  }
  const table = (of: Table, { inTable }: Around, isLast: boolean): string => {
    // There is no table in a table in RTF as old readers know it: the inner one is read line by line.
    const inner = { level: -1, indent: 0, inTable: true }
    if (inTable)
      return several(
        of.rows.flat().flatMap(({ blocks }) => blocks),
        inner,
        isLast,
      )
    const ends = sharesOf(of).reduce<number[]>((all, share) => [...all, (all.at(-1) ?? 0) + share * room], [])
    const hidden = of.rows.map(() => new Map<number, number>())
    const rows = of.rows.map((row, y) => {
      let [definitions, contents] = ['', '']
      const cells = row.values()
      for (let x = 0; x < of.columns;) {
        const covered = hidden[y]?.get(x)
        const next = covered ? undefined : cells.next().value
        const across = covered ?? next?.across ?? 1
        for (let below = 1; below < (next?.down ?? 1); below++) hidden[y + below]?.set(x, across)
        const merged = covered ? '\\clvmrg' : (next?.down ?? 1) > 1 ? '\\clvmgf' : ''
        const sides = ['t', 'l', 'b', 'r'].map(side => `\\clbrdr${side}\\brdrs\\brdrw8\\brdrcf${hair}`).join('')
        x += across
        const shade = next?.head ? `\\clcbpat${tint}` : ''
        definitions += `${merged}${sides}${shade}\\cellx${Math.round(ends[x - 1] ?? room)}`
        contents += `${next ? cell(next, of.direction) : '\\pard\\intbl '}\\cell\n`
      }
      const head = y < of.heads ? '\\trhdr' : ''
      return `\\trowd\\trgaph100${of.direction === 'rtl' ? '\\rtlrow' : '\\ltrrow'}${head}${definitions}\n${contents}\\row\n`
    })
    return `${rows.join('')}{\\pard\\sa80\\par}\n`
  }

  const one = (block: Block, around: Around, isLast: boolean): string => {
    if (block.kind === 'heading') {
      const size = `\\s${block.level}\\outlinelevel${block.level - 1}\\keepn\\sb300\\sa120\\b\\ab\\fs${sizes[block.level - 1]}`
      return ended(
        paragraph(block, { ...around, quoted: false }, size, lineOf(block.inlines, block.direction)),
        around,
        isLast,
      )
    }
    if (block.kind === 'paragraph') {
      const space = around.inTable ? '\\sa60' : '\\sa140\\sl276\\slmult1'
      return ended(paragraph(block, around, space, lineOf(block.inlines, block.direction, around.bold)), around, isLast)
    }
    if (block.kind === 'code') {
      const set = `\\sa140\\cbpat${tint}\\f1\\fs19`
      return ended(paragraph({ direction: 'ltr' }, around, set, letters(block.text)), around, isLast)
    }
    if (block.kind === 'rule')
      return ended(
        `{\\pard${around.inTable ? '\\intbl' : ''}\\brdrb\\brdrs\\brdrw10\\brsp20\\brdrcf${hair}\\sa140 `,
        around,
        isLast,
      )
    if (block.kind === 'quote') return several(block.blocks, { ...around, quoted: true }, isLast)
    if (block.kind === 'table') return table(block, around, isLast)
    const number = lists.add(block.start, Math.min(around.level + 1, deepest))
    return block.items.map((of, at) => item(of, at, block, { ...around, number, isLast })).join('')
  }
  const several = (blocks: readonly Block[], around: Around, closes = false): string =>
    blocks.map((block, at) => one(block, around, closes && at === blocks.length - 1)).join('')

  return { several, colours, lists, quiet }
}

/** A document as RTF, which old and new versions of Word open under the name `.doc`. */
export const rtfOf = (document: Document): Uint8Array => {
  const { several, colours, lists, quiet } = writer(document)
  const body = several(document.blocks, { level: -1, indent: 0 })
  const language = codes[document.language.slice(0, 2)] ?? codes.en
  const headings = sizes
    .map((size, at) => `{\\s${at + 1}\\b\\fs${size}\\outlinelevel${at} heading ${at + 1};}`)
    .join('')
  const parts = [
    `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\adeff2\\deflang${language}`,
    '{\\fonttbl{\\f0\\fswiss Calibri;}{\\f1\\fmodern Consolas;}{\\f2\\fswiss\\fcharset178 Arial;}}',
    colours.table(),
    `{\\stylesheet{\\s0 Normal;}${headings}}`,
    lists.tables(),
    `{\\info{\\title ${letters(document.title)}}}`,
    `{\\footer\\pard\\qc\\fs17\\cf${quiet} {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par}`,
    '\\paperw11906\\paperh16838\\margl1134\\margr1134\\margt1134\\margb1134\n',
    `${body}}`,
  ]
  return Buffer.from(parts.join(''), 'latin1')
}
