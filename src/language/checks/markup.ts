import { either } from '../either.ts'
import type { Text } from '#shared/text.ts'
import type { Check, Finding } from './finding.ts'

type Rule = {
  readonly find: RegExp
  /** What takes its place, or undefined where only a person knows. */
  readonly put?: (found: RegExpExecArray) => string
  readonly message: Text
}

const entities: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  euro: '€',
}

const tags = either(`
  p | br | hr | b | i | u | em | strong | small | sup | sub | span | div | h[1-6] | ul | ol | li | a | img | table
  thead | tbody | tr | th | td | blockquote | section | article | html | body | head | style | script`)

const html: Text = { de: 'Ein Rest von HTML.', en: 'A leftover of HTML.' }
const markdown: Text = { de: 'Ein Rest von Markdown.', en: 'A leftover of Markdown.' }
const inner: Text = {
  de: 'Ein Rest der Anweisungen oder Gedanken des Modells.',
  en: 'A leftover of what the model was told, or thought.',
}
const said = ({ 1: text = '' }: RegExpExecArray) => text

const everywhere: readonly Rule[] = [
  { find: /<think(?:ing)?>(?:(?!<think)[\s\S])*?<\/think(?:ing)?>\s*/g, put: () => '', message: inner },
  { find: /<\|[a-z_]{2,30}\|>|<\/?(?:content|think(?:ing)?)>/g, put: () => '', message: inner },
  { find: /\{\{\s?[\w.]{1,40}\s?\}\}/g, message: inner },
  {
    find: new RegExp(`<\\/?(${tags})(?:\\s[^<>\\n]{0,200})?\\/?>`, 'gi'),
    put: found => (/^br$/i.test(said(found)) ? '\n' : ''),
    message: html,
  },
  {
    find: new RegExp(`&(${Object.keys(entities).join('|')});`, 'g'),
    put: found => entities[said(found)] ?? found[0],
    message: html,
  },
]

const fence: Rule = { find: /^```[\w-]*[ \t]*\n?/gm, put: () => '', message: markdown }
/** Whether code stands in a text; around all of it, or begun and not ended, its signs are left over. */
const holdsCode = (text: string) => {
  const { length } = Array.from(text.matchAll(fence.find))
  return length > 0 && length % 2 === 0 && !(length === 2 && /^\s*```[^]*```\s*$/.test(text))
}

const onlyPlain: readonly Rule[] = [
  { find: /\*\*([^*\n]+)\*\*/g, put: said, message: markdown },
  { find: /(?<![\w*])\*([^*\s\n](?:[^*\n]*[^*\s\n])?)\*(?![\w*])/g, put: said, message: markdown },
  { find: /(?<!\w)__([^_\n]+)__(?!\w)/g, put: said, message: markdown },
  { find: /`([^`\n]+)`/g, put: said, message: markdown },
  { find: /^#{1,6}[ \t]+/gm, put: () => '', message: markdown },
  {
    find: /\[([^[\]\n]+)\]\(((?:[^)\s\]]|\](?!\())+)\)/g,
    put: ({ 1: name = '', 2: to = '' }) => `${name} (${to})`,
    message: markdown,
  },
]

/** Stars without their partners in a paragraph, which no reader of Markdown takes away. */
const lonely = (text: string): Finding[] => {
  let at = 0
  return text.split('\n').flatMap(line => {
    const start = at
    at += line.length + 1
    const stars = [...line.matchAll(/\*\*/g)]
    const last = stars.length % 2 ? stars.at(-1) : undefined
    if (!last || /\*{3}/.test(line)) return []
    const [from, to] = [start + last.index, start + last.index + 2]
    return { kind: 'markup', from, to, message: markdown, mend: { from, to, text: '' } }
  })
}

/** Those that no other one holds. */
const outermost = (found: readonly Finding[]): Finding[] => {
  let to = -1
  return found
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter(one => one.to > to && (to = one.to) > 0)
}

/** Signs of HTML or Markdown, and pieces of the instructions, that were left in a text for people. */
export const markup: Check = ({ text, wanted: { plain } }) => {
  if (!/[<&*`#_{[]/.test(text)) return []
  const rules = plain ? [...everywhere, fence, ...onlyPlain] : holdsCode(text) ? everywhere : [...everywhere, fence]
  const found = rules.flatMap(({ find, put, message }) =>
    Array.from(text.matchAll(find), (match): Finding => {
      const [from, to] = [match.index, match.index + match[0].length]
      return { kind: 'markup', from, to, message, ...(put && { mend: { from, to, text: put(match) } }) }
    }),
  )
  return [...outermost(found), ...lonely(text)]
}
