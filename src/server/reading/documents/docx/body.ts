import { blocksIn, deepestTable, levels, type Place } from '../building/place.ts'
import { linkOfField } from '../building/field.ts'
import { tablesOf } from '../building/table.ts'
import { limits } from '../limits.ts'
import { attribute, tokensOf } from '../xml.ts'
import type { Around, OpenTable } from './around.ts'
import { drawingIn, type Drawn } from './drawing.ts'
import { signs, skipped, written } from './elements.ts'
import { lookIn } from './looks.ts'
import { codeIn, fieldIn, lineOf, openParagraph, type OpenParagraph, pictureIn, sayIn } from './paragraph.ts'

const isOff = (attributes: string) => /w:val\s*=\s*["'](0|false|off)["']/.test(attributes)
const plainTables = /^(?:tablegrid|tabellenraster|tablenormal|normaletabelle|)$/i
/** As the head of a table is in files of ours. */
const headGround = /w:fill\s*=\s*["']F2F0EC["']/i
const deepestBox = 8
/** What a node costs beside its letters, so that a million empty ones end, too. */
const costs = 4

/** Reads the paragraphs and tables of one part, at most so many characters of them. */
export const readBody = (xml: string, around: Around, most: number = limits.text) => {
  const places: Place[] = [{ entries: [] }]
  const paragraphs: OpenParagraph[] = []
  const tables: OpenTable[] = []
  let [room, skipping, skippedBy, inText, inCode, below, boxes] = [most, 0, '', false, false, 0, 0]
  let [inProperties, inLooks, inBorders, drawn]: [boolean, boolean, boolean, Drawn] = [false, false, false, {}]
  const place = () => places.at(-1) as Place
  const now = () => paragraphs.at(-1)
  const valueIn = (attributes: string) => attribute(attributes, 'w:val')
  const numberIn = (attributes: string, name = 'w:val') => Number(attribute(attributes, name))

  const say = (text: string) => {
    const paragraph = now()
    if (paragraph) sayIn(paragraph, text)
    if (paragraph?.looks.isSet && !paragraph.looks.mono && !paragraph.looks.code) around.lose('fonts')
    room -= text.length
  }
  const set = (change: Partial<OpenParagraph>) => void Object.assign(now() ?? {}, change)
  const look = (name: string, attributes: string) => {
    const [found, paragraph] = [lookIn(name, attributes), now()]
    if (found && paragraph) set({ looks: { ...paragraph.looks, ...found }, marks: undefined })
  }
  /** What the style of a paragraph does to all of its words. */
  const looksOfStyle = ({ style: id }: OpenParagraph) => {
    const { looks, heading, quoted, code } = around.style(id)
    const { bold, italic, underline, strike } = looks ?? {}
    return heading || quoted || code ? {} : { bold, italic, underline, strike }
  }
  const draw = (file: string | undefined) => {
    const [paragraph, attrs] = [now(), around.picture(file, drawn)]
    if (attrs && paragraph) pictureIn(paragraph, attrs)
    else say(drawn.alt ?? '')
  }

  const closeParagraph = () => {
    const paragraph = paragraphs.pop()
    if (!paragraph) return
    const style = around.style(paragraph.style)
    if (style.furniture) return around.lose('contents')
    const list = paragraph.list ?? style.list
    const isListed = list !== undefined && list !== '0'
    const count = isListed ? around.count(list, paragraph.level ?? style.level ?? 0) : undefined
    const line = lineOf(paragraph, style, count)
    if (count && (count.isOther || line?.heading)) around.lose('numbers')
    if (line) place().entries.push(line)
    room -= costs * (1 + paragraph.inlines.length)
  }
  const note = (kind: 'footnote' | 'endnote', attributes: string) => {
    const content = around.note(kind, attribute(attributes, 'w:id') ?? '')
    if (!content) return
    now()?.inlines.push({ type: 'footnote', ...(content.length && { content }) })
    room -= content.reduce((sum, { text }) => sum + costs + text.length, costs)
  }

  const opens: Readonly<Record<string, (attributes: string) => void>> = {
    'w:p': () => void paragraphs.push(openParagraph(places.length, !!tables.at(-1)?.field.isHead)),
    'w:pPr': () => (inProperties = true),
    'w:r': () => {
      const paragraph = now()
      if (paragraph) set({ looks: looksOfStyle(paragraph), marks: undefined })
    },
    'w:rPr': () => (inLooks = !inProperties),
    'w:rStyle': attributes => {
      const [paragraph, { looks, code }] = [now(), around.style(valueIn(attributes))]
      if (paragraph && inLooks)
        set({ looks: { ...paragraph.looks, ...looks, ...(code && { code }) }, marks: undefined })
    },
    'w:t': () => (inText = true),
    'm:t': () => (inText = true),
    'w:instrText': () => (inCode = true),
    'w:br': attributes => (/w:type\s*=/.test(attributes) ? say(' ') : breakLine()),
    'w:cr': () => breakLine(),
    'w:sym': attributes => say(signs[attribute(attributes, 'w:char')?.toUpperCase() ?? ''] ?? ''),
    'w:hyperlink': attributes => {
      now()?.links.push(around.beside.links.get(attribute(attributes, 'r:id') ?? ''))
      set({ marks: undefined })
    },
    'w:fldSimple': attributes => {
      now()?.links.push(linkOfField(attribute(attributes, 'w:instr') ?? ''))
      set({ marks: undefined })
    },
    'w:fldChar': attributes => {
      const paragraph = now()
      if (paragraph) fieldIn(paragraph, attribute(attributes, 'w:fldCharType'))
    },
    'w:pStyle': attributes => set({ style: valueIn(attributes) }),
    'w:numId': attributes => set({ list: valueIn(attributes) }),
    'w:ilvl': attributes => set({ level: numberIn(attributes) }),
    'w:jc': attributes => inProperties && set({ jc: valueIn(attributes) }),
    'w:bidi': attributes => set({ isRtl: !isOff(attributes) }),
    'w:ind': attributes => {
      const indent = numberIn(attributes, 'w:start') || numberIn(attributes, 'w:left')
      if (inProperties && indent > 0) set({ indent })
    },
    'w:spacing': attributes => {
      if (!inProperties || valueIn(attributes) !== undefined) return
      const isLow = /w:lineRule\s*=\s*"exact"/.test(attributes) && numberIn(attributes, 'w:line') < 200
      set({ isLow, after: numberIn(attributes, 'w:after') || 0 })
    },
    'w:pBdr': () => (inBorders = true),
    'w:bottom': attributes => {
      if (inBorders && !/w:val\s*=\s*"(?:none|nil)"/.test(attributes)) set({ isUnderlined: true })
    },
    'w:outlineLvl': attributes => {
      const level = numberIn(attributes)
      if (level < 9) set({ heading: level + 1 })
    },
    'w:footnoteReference': attributes => note('footnote', attributes),
    'w:endnoteReference': attributes => note('endnote', attributes),
    'w:drawing': () => (drawn = {}),
    'w:pict': () => (drawn = {}),
    'a:blip': attributes => draw(around.beside.files.get(attribute(attributes, 'r:embed') ?? '')),
    'v:imagedata': attributes => draw(around.beside.files.get(attribute(attributes, 'r:id') ?? '')),
    'w:txbxContent': () => {
      around.lose('boxes')
      if (++boxes <= deepestBox) places.push({ entries: [] })
    },
    'w:tbl': () => {
      if (tables.length < deepestTable)
        tables.push({
          ...{ depth: places.length, rows: [], field: { across: 1, continues: false, isHead: false } },
          ...{ isHeadRow: false, isStyled: false, isHeaded: false, isRtl: false },
        })
      else below += 1
    },
    'w:tblStyle': attributes => onTable({ isStyled: !plainTables.test(valueIn(attributes) ?? '') }),
    'w:tblLook': attributes => {
      const isSet =
        attribute(attributes, 'w:firstRow') ?? String((Number.parseInt(valueIn(attributes) ?? '', 16) >> 5) & 1)
      onTable({ isHeaded: isSet === '1' || isSet === 'true' })
    },
    'w:bidiVisual': attributes => onTable({ isRtl: !isOff(attributes) }),
    'w:tblInd': attributes => {
      const indent = numberIn(attributes, 'w:w')
      if (indent > 0) onTable({ indent })
    },
    'w:tr': () => {
      const table = tables.at(-1)
      if (!table || below) return
      table.rows.push((table.row = []))
      table.isHeadRow = table.isStyled && table.isHeaded && table.rows.length === 1
    },
    'w:tblHeader': attributes => onTable({ isHeadRow: !isOff(attributes) }),
    'w:gridBefore': attributes => {
      const across = Math.min(60, numberIn(attributes) || 0)
      if (across > 0 && !below) tables.at(-1)?.row?.push({ content: [], across })
    },
    'w:tc': () => {
      const table = tables.at(-1)
      if (below || !table) return
      table.field = { across: 1, continues: false, isHead: table.isHeadRow }
      places.push({ entries: [] })
    },
    'w:gridSpan': attributes => onField({ across: Math.max(1, Math.min(60, numberIn(attributes) || 1)) }),
    'w:vMerge': attributes => onField({ continues: valueIn(attributes) !== 'restart' }),
    'w:shd': attributes => {
      if (!now() && headGround.test(attributes)) onField({ isHead: true })
    },
  }
  const breakLine = () => {
    if (now()?.looks.hidden) return
    now()?.inlines.push({ type: 'hardBreak' })
    room -= costs
  }
  const onTable = (change: Partial<OpenTable>) => void (below || Object.assign(tables.at(-1) ?? {}, change))
  const onField = (change: Partial<OpenTable['field']>) =>
    void (below || Object.assign(tables.at(-1)?.field ?? {}, change))

  const closes: Readonly<Record<string, () => void>> = {
    'w:p': closeParagraph,
    'w:pPr': () => (inProperties = false),
    'w:rPr': () => (inLooks = false),
    'w:pBdr': () => (inBorders = false),
    'w:t': () => (inText = false),
    'm:t': () => (inText = false),
    'w:instrText': () => (inCode = false),
    'w:hyperlink': () => {
      now()?.links.pop()
      set({ marks: undefined })
    },
    'w:fldSimple': () => {
      now()?.links.pop()
      set({ marks: undefined })
    },
    'w:txbxContent': () => {
      if (boxes-- > deepestBox || places.length < 2) return
      const { entries } = places.pop() as Place
      for (const entry of entries) place().entries.push(entry)
    },
    'w:tc': () => {
      const table = tables.at(-1)
      if (below || !table || places.length < 2) return
      const content = blocksIn(places.pop() as Place, levels.field)
      table.row?.push({ content: table.field.continues ? [] : content, ...table.field })
    },
    'w:tbl': () => {
      if (below) return void (below -= 1)
      const table = tables.pop()
      if (!table) return
      for (const made of tablesOf(table.rows, table.isRtl ? 'rtl' : undefined))
        place().entries.push({ table: made, ...(table.indent && { indent: table.indent }) })
    },
  }

  for (const token of tokensOf(xml)) {
    if (room < 0) break
    if (token.kind === 'text') {
      if (inText && !skipping) say(token.text)
      else if (inCode && !skipping) codeIn(now(), token.text)
    } else if (skipping) {
      if (token.name === skippedBy) skipping += token.kind === 'open' ? 1 : -1
    } else if (token.kind === 'open') {
      if (skipped.has(token.name)) [skipping, skippedBy] = [1, token.name]
      else if (inLooks) look(token.name, token.attributes)
      else if (written.has(token.name) && !inProperties) say(written.get(token.name) ?? '')
      if (!skipping && Object.hasOwn(opens, token.name)) opens[token.name]?.(token.attributes)
      drawn = drawingIn(drawn, token.name, token.attributes)
    } else if (Object.hasOwn(closes, token.name)) closes[token.name]?.()
  }
  // What was cut off in the middle of a table or a box ends there.
  while (tables.length || places.length > 1 || paragraphs.length) {
    const [table, depth] = [tables.at(-1), places.length]
    if (now()?.depth === depth) closeParagraph()
    else if (table?.depth === depth) closes['w:tbl']?.()
    else if (depth < 2) break
    else if (table?.depth === depth - 1) closes['w:tc']?.()
    else closes['w:txbxContent']?.()
  }
  return { place: place(), cut: room < 0 }
}
