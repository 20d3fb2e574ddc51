const at = String.raw`\s?(?:\[at\]|\(at\)|\{at\}|\(ät\)|\[ät\])\s?|\s(?:at|ät)\s`
const dot = String.raw`\s?(?:\[dot\]|\(dot\)|\(punkt\)|\[punkt\])\s?|\s(?:dot|punkt)\s`
// A name begins where its letters do: from each of many, all that follow would be read.
const name = String.raw`(?<![\p{L}\d._+-])([\p{L}\d._+-]+)`
const address = new RegExp(String.raw`${name}(?:${at})([\p{L}\d-]+(?:(?:${dot}|\.)[\p{L}\d-]+)+)`, 'giu')
const dots = new RegExp(dot, 'giu')
const marked = /[[({]|\s(?:dot|punkt)\s/iu

/** Notes with their addresses of mail as they are used: „hilfe[at]haus.example“, “hello at house dot example”. */
export const withAddresses = (notes: string): string =>
  notes.replaceAll(address, (found, name: string, house: string) =>
    marked.test(found) ? `${name}@${house.replaceAll(dots, '.')}` : found,
  )

const base = /(?<![\d.,])(?:\+\d{1,3}|\(?0\d{1,5}\)?)[\d /()–-]{2,24}?[-–](0{1,2})(?!\d)/g
const extension = /(?<![\d\p{L}])(?:[-–]\s?|(?:durchwahl|dw|ext|extension|apparat|app)\.?\s?)(\d{1,5})(?!\d)/giu

/** The numbers of phones that come of a number that ends in -0 and the extensions beside it. */
export const extensionsIn = (notes: string): readonly string[] => {
  const bases = Array.from(notes.matchAll(base), ([all, zero = '']) =>
    all
      .replace(/^\+(?:49|43|41|44)/, '0')
      .replaceAll(/\D/g, '')
      .slice(0, -zero.length),
  )
  const ends = Array.from(notes.matchAll(extension), ([, end = '']) => end)
  return bases.flatMap(one => ends.map(end => one + end))
}
