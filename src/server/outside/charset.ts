const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const decoder = (charset: string | undefined, fatal = false) => {
  try {
    return charset ? new TextDecoder(charset, { fatal }) : undefined
  } catch {
    // Some pages name a charset that does not exist; then the next sign counts.
    return undefined
  }
}

const utf8 = (bytes: Uint8Array) => {
  try {
    return decoder('utf-8', true)?.decode(bytes)
  } catch {
    return undefined
  }
}

/** What a page says in its first lines, where every charset looks the same. */
const told = (bytes: Uint8Array) => {
  const beginning = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  const name = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]+)/i.exec(beginning)?.[1]
  const named = name ?? /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]+)/i.exec(beginning)?.[1]
  // Whoever can read this line does not read UTF-16.
  return named && /^utf-?16/i.test(named) ? 'utf-8' : named
}

/** Bytes as text: by their mark, as the header says, as the page says, as UTF-8, or else as windows-1252. */
export const textOf = (bytes: Uint8Array, contentType: string): string => {
  const mark = marks.find(([, sign]) => sign.every((byte, at) => bytes[at] === byte))?.[0]
  const header = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1]
  const known = decoder(mark) ?? decoder(header) ?? decoder(told(bytes))
  return known?.decode(bytes) ?? utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}
