import type { Document, Inline } from '#shared/document/schema.ts'
import type { Loss } from '#shared/documents.ts'
import { linkOfField } from '../building/field.ts'
import { marksOf, sayWith } from '../building/looks.ts'
import { clean } from '../clean.ts'
import { limits } from '../limits.ts'
import { lostOf } from '../lost.ts'
import type { Read } from '../read-document.ts'
import { decodeBytes, encodingOfCodePage } from './encodings.ts'
import { type Group, isText, outermost, type Purpose } from './group.ts'
import { openPage } from './page.ts'
import { picturesOf, shown, twentieths } from './pictures.ts'
import type { Defined } from './rows.ts'
import { counting, setOf, type Setting } from './setting.ts'
import { tablesOfFile } from './tables-of-file.ts'
import { tokensOf } from './tokens.ts'
import { furniture, lineEnds, lookOf, signs, skippedGroups, starred } from './words.ts'

/** What a node costs beside its letters, so that a million empty ones end, too. */
const costs = 4
/** As the head of a table, and words behind a bar, are in files of ours. */
const ours = { head: '#f2f0ec', quiet: '#5c5750' }

/** Understands Rich Text: all that a document can hold of it, in the encoding of its fonts. */
export const readRtf = (bytes: Uint8Array): Read => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const page = openPage()
  const head = tablesOfFile()
  const count = counting()
  const { pictures, attrs } = picturesOf()
  const lost = new Set<Loss>()
  const sizes = new Set<string>()
  const groups: Group[] = []
  let group = outermost()
  let encoding = 'windows-1252'
  let [title, mark, sign]: [string, string, string | undefined] = ['', '', undefined]
  let [pending, room, toSkip, starring]: [number[], number, number, boolean] = [[], limits.text, 0, false]
  let [defined, row]: [Defined[], Defined] = [[], {}]
  let [isHeadRow, rowDir]: [boolean, 'rtl' | undefined] = [false, undefined]

  const style = () => head.style(group.set.style)
  const marks = () => {
    const { looks, link, font, set } = group
    const { heading, quoted, looks: own } = style()
    const isHead = isHeadRow || !!defined[page.fieldsEnded]?.isHead
    const isTitle = (set.heading ?? heading) !== undefined
    const { isMono = false } = head.font(font)
    const colour = (quoted || set.hasBar || isTitle) && looks.colour === ours.quiet ? undefined : looks.colour
    const plain =
      isTitle || quoted ? { bold: looks.bold && !own.bold && !isTitle, italic: looks.italic && !own.italic } : {}
    return marksOf({ ...looks, ...plain, colour, mono: isMono }, { link, isHead: !!set.inTable && isHead })
  }
  const measure = () => {
    const { purpose, font, size, looks, set } = group
    const isOther = purpose === 'note' || style().code || (set.heading ?? style().heading) || head.font(font).isMono
    if (!isOther && !looks.raised) sizes.add(`${font ?? 0} ${size ?? 24}`)
  }
  const say = (text: string) => {
    const { purpose, looks, field, picture } = group
    if (purpose === 'title') title += text
    else if (purpose === 'mark') mark += text
    else if (purpose === 'styles') head.nameStyle(text)
    else if (purpose === 'colours') head.endColours(text)
    else if (purpose === 'fonts') head.nameFont(group.font ?? 0, text)
    else if (purpose === 'code' && field) field.code += text
    else if (purpose === 'picture' && picture) picture.hex += text
    else if (purpose === 'name' && picture) picture.name += text
    else if (purpose === 'value' && picture?.name === 'wzDescription') picture.alt += text
    else if (purpose === 'furniture' && /\p{L}/u.test(text)) lost.add('furniture')
    else if (isText(group) && !looks.hidden && text) {
      sayWith(page.inlines, text, marks())
      room -= text.length
      if (text.trim()) measure()
    }
  }
  const add = (one: Inline) => {
    if (!isText(group) || group.looks.hidden) return
    page.inlines.push(one)
    room -= costs
  }
  const flush = () => {
    if (pending.length === 0) return
    say(decodeBytes(pending, head.font(group.font).encoding ?? encoding))
    pending = []
  }
  const set = (change: Setting) => (group.set = { ...group.set, ...change })

  const ended = () => {
    const { indent = 0 } = group.set
    const said = { ...group.set, indent: indent - (style().indent ?? 0) }
    const counted = sign === undefined ? undefined : count(said, sign)
    if (counted?.isOther) lost.add('numbers')
    const made = setOf(
      said,
      style(),
      page.inlines.some(one => one.type !== 'text' || one.text.trim()),
      counted?.list,
    )
    sign = undefined
    room -= costs
    return made
  }
  const endLine = () => {
    if (!isText(group)) return
    const isEmpty = !page.inlines.length
    const made = ended()
    if (style().furniture) {
      lost.add('contents')
      page.inlines.length = 0
    } else if (!isEmpty || !group.set.isLow) page.endLine(made, !!group.set.inTable)
  }
  const leave = () => {
    const { purpose, picture, styled, looks } = group
    const outer = groups.pop()
    if (purpose === 'styles' && outer?.purpose === 'styles') head.endStyle(styled, looks, group.set.indent)
    if (purpose === 'mark' && outer?.purpose !== 'mark') sign = mark
    const note = purpose === 'note' && outer?.purpose !== 'note' ? page.endNote() : undefined
    if (purpose === 'box' && outer?.purpose !== 'box') page.endBox()
    group = outer ?? group
    if (note && !note.isWhole) lost.add('notes')
    if (note) add({ type: 'footnote', ...(note.content.length && { content: note.content }) })
    if (purpose !== 'picture' || !picture || group.purpose === 'picture') return
    const found = attrs(picture)
    if (!found) lost.add('pictures')
    if (found)
      add({
        type: 'image',
        attrs: found,
        ...(group.link && { marks: [{ type: 'link', attrs: { href: group.link } }] }),
      })
    else say(picture.alt)
  }

  const become = (purpose: Purpose) => void (group.purpose = purpose)
  const begin = (purpose: 'note' | 'box') => {
    if (group.purpose === 'note' || group.purpose === purpose) return
    become(purpose)
    page.begin()
  }
  const words: Readonly<Record<string, (value: number | undefined) => void>> = {
    ...{ par: endLine, sect: endLine, page: () => page.inlines.length && endLine() },
    cell: () => isText(group) && page.endField(ended()),
    ...{ nestcell: () => say(' '), nestrow: endLine },
    row: () => isText(group) && page.endRow(defined, rowDir),
    trowd: () => ([defined, row, isHeadRow, rowDir] = [[], {}, false, undefined]),
    ...{ trhdr: () => (isHeadRow = true), rtlrow: () => (rowDir = 'rtl') },
    ...{ clvmrg: () => (row.goesOn = true), clmrg: () => (row.joins = true) },
    clcbpat: value => (row.isHead = head.shade(value) === ours.head),
    cellx: value => {
      defined.push({ ...row, isHead: row.isHead || isHeadRow, end: value })
      row = {}
    },
    pard: () => (group.set = {}),
    plain: () => ([group.looks, group.size, group.font] = [{}, undefined, undefined]),
    intbl: () => set({ inTable: true }),
    outlinelevel: (value = 9) => set({ heading: value < 9 ? value + 1 : undefined }),
    s: value => (group.purpose === 'styles' ? (group.styled = value) : set({ style: value })),
    ...{ ql: () => set({ align: 'left' }), qr: () => set({ align: 'right' }) },
    ...{ qc: () => set({ align: 'center' }), qj: () => set({ align: 'justify' }) },
    ...{ rtlpar: () => set({ isRtl: true }), ltrpar: () => set({ isRtl: false }) },
    ...{ li: indent => set({ indent }), ls: list => set({ list }), ilvl: level => set({ level }) },
    sa: after => set({ after }),
    sl: (value = 0) => set({ isLow: value < 0 && value > -200 }),
    ...{ brdrb: () => set({ isUnderlined: true }), brdrl: () => set({ hasBar: true }) },
    uc: (value = 1) => (group.instead = Math.max(0, Math.min(8, value))),
    ...{ f: value => (group.font = value), fs: value => (group.size = value) },
    ansicpg: (value = 1252) => (encoding = encodingOfCodePage(value)),
    mac: () => (encoding = 'macintosh'),
    ...{ fonttbl: () => become('fonts'), colortbl: () => become('colours'), stylesheet: () => become('styles') },
    ...{ red: value => head.part('red', value), green: value => head.part('green', value) },
    blue: value => head.part('blue', value),
    info: () => become('info'),
    title: () => group.purpose === 'info' && become('title'),
    ftnalt: () => group.purpose === 'note' && lost.add('endnotes'),
    ...{ footnote: () => begin('note'), shptxt: () => begin('box') },
    ...{ listtext: () => ((mark = ''), become('mark')), pntext: () => ((mark = ''), become('mark')) },
    field: () => (group.field = { code: '' }),
    fldinst: () => become('code'),
    fldrslt: () => (group.link = linkOfField(group.field?.code ?? '') ?? group.link),
    pict: () => {
      become('picture')
      group.picture = shown()
    },
    picprop: () => become(group.picture ? 'properties' : 'skipped'),
    ...{ sn: () => become(group.picture ? 'name' : 'skipped'), sv: () => become(group.picture ? 'value' : 'skipped') },
    picwgoal: (value = 0) => group.picture && (group.picture.width = Math.round(value / twentieths)),
    pichgoal: (value = 0) => group.picture && (group.picture.height = Math.round(value / twentieths)),
    fcharset: (value = 0) => group.purpose === 'fonts' && head.charset(group.font ?? 0, value),
    u: (value = 0) => {
      say(String.fromCharCode(value & 0xffff))
      toSkip = group.instead
    },
  }
  const quiet: ReadonlySet<Purpose> = new Set(['skipped', 'furniture'])

  const word = (name: string, value: number | undefined) => {
    const isProperty = name === 'sp' && group.purpose === 'properties'
    if (isProperty) {
      become('property')
      if (group.picture) group.picture.name = ''
    } else if (group.purpose === 'furniture' && name === 'fldinst') become('skipped')
    else if (skippedGroups.has(name) || (starring && !starred.has(name))) become('skipped')
    else if (furniture.has(name)) become(group.purpose === 'skipped' ? 'skipped' : 'furniture')
    else if (quiet.has(group.purpose) && name !== 'uc' && name !== 'u') return
    else if (Object.hasOwn(signs, name)) say(signs[name] ?? '')
    else if (lineEnds.has(name)) add({ type: 'hardBreak' })
    else if (Object.hasOwn(words, name)) words[name]?.(value)
    else {
      const look = lookOf(name, value, head.colour)
      if (look) group.looks = { ...group.looks, ...look }
    }
  }

  for (const token of tokensOf(file)) {
    if (room < 0) break
    if (token.kind !== 'byte') flush()
    if (token.kind === 'open') groups.push({ ...group })
    else if (token.kind === 'close') leave()
    else if (token.kind === 'word') word(token.name, token.value)
    else if (token.kind === 'byte') {
      if (toSkip > 0) toSkip -= 1
      else pending.push(token.byte)
    } else if (token.kind === 'text') {
      const text = token.text.slice(toSkip)
      toSkip = Math.max(0, toSkip - token.text.length)
      say(/[\u0080-\u00ff]/.test(text) ? decodeBytes([...Buffer.from(text, 'latin1')], encoding) : text)
    } else if (token.kind === 'sign')
      say({ '~': '\u00a0', _: '-', '-': '\u00ad' }[token.sign] ?? (/[\\{}]/.test(token.sign) ? token.sign : ''))
    starring = token.kind === 'sign' && token.sign === '*'
  }
  flush()
  if (sizes.size > 1) lost.add('fonts')
  // Before its first paragraph stand styles, which need not be used.
  for (const loss of lostOf('rtf', file.slice(Math.max(0, file.indexOf('\\pard'))))) lost.add(loss)
  const content = page.close(ended())
  const document: Document = { type: 'doc', content: content.length ? content : [{ type: 'paragraph' }] }
  return { document, pictures, title: clean(title), lost: [...lost], cut: room < 0 }
}
