/** What stands in an RTF file, one after the other. */
export type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; name: string; value: number | undefined }
  | { kind: 'byte'; byte: number }
  | { kind: 'sign'; sign: string }
  | { kind: 'text'; text: string }

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)|\\/giy

/** Reads the file, which is given byte by byte as characters, in one pass and without recursion. */
export function* tokensOf(file: string): Generator<Token, void> {
  token.lastIndex = 0
  for (let found = token.exec(file); found; found = token.exec(file)) {
    let next = token.lastIndex
    const [, name, value, byte, sign, brace, text] = found
    if (brace) yield { kind: brace === '{' ? 'open' : 'close' }
    // What follows is so many bytes of anything.
    else if (name === 'bin') next += Math.max(0, Number(value ?? 0))
    else if (name) yield { kind: 'word', name, value: value === undefined ? undefined : Number(value) }
    else if (byte) yield { kind: 'byte', byte: Number.parseInt(byte, 16) }
    else if (sign) yield { kind: 'sign', sign }
    else if (text) yield { kind: 'text', text }
    token.lastIndex = next
  }
}
