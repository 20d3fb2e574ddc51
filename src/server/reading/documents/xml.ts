import { memoize } from '#shared/memoize.ts'

/** What stands in an XML text, one after the other. An element that is empty opens and closes. */
export type Token =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,4}));/gi

/** The five entities of XML and characters by number; those that a document declares itself stay as they are. */
export const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(entity, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
        if (name) return named[name.toLowerCase()] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

const token =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<[?!][^>]*(?:>|$)|<(\/?)([^\s<>/]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|([^<]+)|</g

/** Reads XML in one pass, without a tree and without recursion: however deep or long it is, it costs its length. */
export function* tokensOf(xml: string): Generator<Token, void> {
  for (const [, data, slash, name, attributes = '', text] of xml.matchAll(token)) {
    if (text !== undefined) yield { kind: 'text', text: unescaped(text) }
    else if (data !== undefined) yield { kind: 'text', text: data }
    else if (name !== undefined && slash) yield { kind: 'close', name }
    else if (name !== undefined) {
      yield { kind: 'open', name, attributes }
      if (attributes.endsWith('/')) yield { kind: 'close', name }
    }
  }
}

const patternOf = memoize((name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`))

/** One attribute of an element. */
export const attribute = (attributes: string, name: string): string | undefined => {
  const found = patternOf(name).exec(attributes)
  return found ? unescaped(found[1] ?? found[2] ?? '') : undefined
}

/** The text of the first element of this name. */
export const textOf = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`).exec(xml)
  return found?.[1] === undefined ? undefined : unescaped(found[1])
}
