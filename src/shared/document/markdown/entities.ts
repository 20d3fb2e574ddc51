const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
}

const signOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined)

/** The characters that models write as HTML entities, as the characters they are; unknown ones stay as typed. */
export const decoded = (text: string) =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (typed, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return signOf(Number(decimal)) ?? typed
      if (hex) return signOf(Number.parseInt(hex, 16)) ?? typed
      return (name && named[name]) || typed
    },
  )
