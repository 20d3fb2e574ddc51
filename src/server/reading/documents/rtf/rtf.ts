import { clean } from '../clean.ts'
import { limits } from '../limits.ts'
import { lostOf } from '../lost.ts'
import type { Read } from '../read-document.ts'
import { decodeBytes, encodingOfCharset, encodingOfCodePage } from './encodings.ts'
import { openPage } from './page.ts'
import { tokensOf } from './tokens.ts'

/** What is not the text: how it looks, what stands on every page, pictures, the code of a field. */
const skippedGroups = new Set(
  `colortbl pict header headerl headerr headerf footer footerl footerr footerf listtable listoverridetable fldinst
   themedata datastore generator xe tc txe rxe private revtbl rsidtbl filetbl sp objdata objclass nonshppict author
   operator company keywords comment doccomm subject manager category creatim revtim printim atnid atnauthor annotation
   bkmkstart bkmkend ftnsep ftnsepc aftnsep aftnsepc pgdsctbl`.split(/\s+/),
)
/** Such as may be left out by programs that do not know them, but hold text. */
const starred = new Set(['shpinst', 'shptxt', 'ud', 'pntext', 'footnote'])

const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  softline: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  column: '\n',
}

type Purpose = 'text' | 'skipped' | 'fonts' | 'styles' | 'title' | 'mark' | 'note' | 'info'
type Group = {
  purpose: Purpose
  /** How many characters stand for one that is given by its number. */
  instead: number
  font: number | undefined
  hidden: boolean
  style: number | undefined
}

/** Understands Rich Text: headings, lists, tables and notes, in the encoding of its fonts. */
export const readRtf = (bytes: Uint8Array): Read => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const page = openPage()
  const groups: Group[] = []
  const fonts = new Map<number, string>()
  const headings = new Map<number, number>()
  let group: Group = { purpose: 'text', instead: 1, font: undefined, hidden: false, style: undefined }
  let encoding = 'windows-1252'
  let [title, mark, styleName] = ['', '', '']
  let [pending, length, toSkip, starring]: [number[], number, number, boolean] = [[], 0, 0, false]
  let [inTable, heading, listed]: [boolean, number | undefined, boolean] = [false, undefined, false]

  const say = (text: string) => {
    if (group.hidden) return
    if (group.purpose === 'title') title += text
    else if (group.purpose === 'mark') mark += text
    else if (group.purpose === 'styles') styleName += text
    else if (group.purpose === 'text' || group.purpose === 'note') {
      page.say(text)
      length += text.length
    }
  }
  const flush = () => {
    if (pending.length === 0) return
    say(decodeBytes(pending, (group.font !== undefined && fonts.get(group.font)) || encoding))
    pending = []
  }
  const leave = () => {
    const level = /^title|^titel/i.test(styleName.trim())
      ? 1
      : /^(?:heading|überschrift) ?([1-9])/i.exec(styleName.trim())?.[1]
    if (group.purpose === 'styles' && group.style !== undefined && level) headings.set(group.style, Number(level))
    styleName = ''
    if (group.purpose === 'note' && groups.at(-1)?.purpose !== 'note') page.endNote()
    group = groups.pop() ?? group
  }
  const paragraph = () => {
    const number = /\d+/.exec(mark)?.[0]
    const sign = listed ? (number ? `${number}. ` : '- ') : undefined
    page.endParagraph(inTable, heading ?? headings.get(group.style ?? -1), sign)
    ;[mark, listed] = ['', false]
  }

  const words: Readonly<Record<string, (value: number | undefined) => void>> = {
    par: paragraph,
    sect: paragraph,
    page: paragraph,
    cell: page.endCell,
    nestcell: () => page.say(' '),
    nestrow: () => page.say('\n'),
    row: page.endRow,
    pard: () => ([inTable, heading, group.style] = [false, undefined, undefined]),
    intbl: () => (inTable = true),
    outlinelevel: (value = 9) => (heading = value < 9 ? value + 1 : undefined),
    s: value => (group.style = value),
    uc: (value = 1) => (group.instead = Math.max(0, Math.min(8, value))),
    f: value => (group.font = value),
    ansicpg: (value = 1252) => (encoding = encodingOfCodePage(value)),
    mac: () => (encoding = 'macintosh'),
    v: value => (group.hidden = value !== 0),
    plain: () => (group.hidden = false),
    fonttbl: () => (group.purpose = 'fonts'),
    stylesheet: () => (group.purpose = 'styles'),
    info: () => (group.purpose = 'info'),
    title: () => group.purpose === 'info' && (group.purpose = 'title'),
    footnote: () => {
      group.purpose = 'note'
      page.beginNote()
    },
    listtext: () => ([group.purpose, listed] = ['mark', true]),
    pntext: () => ([group.purpose, listed] = ['mark', true]),
    fcharset: (value = 0) => {
      const own = encodingOfCharset(value)
      if (group.purpose === 'fonts' && group.font !== undefined && own) fonts.set(group.font, own)
    },
    u: (value = 0) => {
      say(String.fromCharCode(value & 0xffff))
      toSkip = group.instead
    },
  }

  const word = (name: string, value: number | undefined) => {
    const quiet = group.purpose === 'skipped'
    if (skippedGroups.has(name) || (starring && !starred.has(name))) group.purpose = 'skipped'
    else if (quiet && name !== 'uc') return
    else if (Object.hasOwn(signs, name)) say(signs[name] ?? '')
    else if (Object.hasOwn(words, name)) words[name]?.(value)
  }

  for (const token of tokensOf(file)) {
    if (length > limits.text) break
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
      say({ '~': ' ', _: '-' }[token.sign] ?? (/[\\{}]/.test(token.sign) ? token.sign : ''))
    starring = token.kind === 'sign' && token.sign === '*'
  }
  flush()
  // Before its first paragraph stand styles, which need not be used.
  const lost = lostOf('rtf', file.slice(Math.max(0, file.indexOf('\\pard'))))
  return { text: page.close(), title: clean(title), lost, cut: length > limits.text }
}
