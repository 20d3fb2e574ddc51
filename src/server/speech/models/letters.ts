/** Which sign has which number in what a model reads; a negative number is none. */
export type Numbers = readonly number[]

/** Signs that are spoken like others, or not at all. */
const alike: readonly (readonly [signs: RegExp, as: string])[] = [
  [/[‐‑‒–—―−]/g, '-'],
  [/[“”„‟«»]/g, '"'],
  [/[‘’‚‛‹›´`]/g, "'"],
  [/[_[\]|/\\#→←<>]/g, ' '],
  [/@/g, ' at '],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/gu, ''],
]

const last = /[.!?;:,'")}…。」』】〉》]$/

/** As much of a sentence as a model is given at once, in signs: two languages write more with fewer. */
const mostAtOnce = (language: string) => (language === 'ko' || language === 'ja' ? 120 : 300)

/** A sentence in parts of at most so many signs, divided where one breathes, else between words. */
const parted = (text: string, most: number): readonly string[] => {
  const parts: string[] = []
  const words = text.split(' ').flatMap(word => word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])
  let part = ''
  for (const word of words) {
    if (part && part.length + 1 + word.length > most) {
      const breath = /^.+[,;:](?= )/u.exec(part)?.[0] ?? part
      parts.push(breath)
      part = part.slice(breath.length).trim()
    }
    part = part ? `${part} ${word}` : word
  }
  return part ? [...parts, part] : parts
}

/** The signs of a text that a model knows; it was taught letters and their accents one by one. */
const knownIn = (text: string, numbers: Numbers) => {
  const isKnown = (sign: string) => (numbers[sign.codePointAt(0) ?? -1] ?? -1) >= 0
  return [...text.normalize('NFC')]
    .flatMap(sign => {
      const apart = [...sign.normalize('NFKD')]
      return apart.every(isKnown) ? apart : isKnown(sign) ? [sign] : apart.filter(isKnown)
    })
    .join('')
}

const tidied = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.!?;:'])/g, '')
    .replaceAll(/(["'])\1+/g, '$1')
    .trim()

/** The numbers that a model reads for a sentence, in parts that it can hold; none where nothing can be said of it. */
export const readAs = (sentence: string, language: string, numbers: Numbers): readonly (readonly number[])[] => {
  const plain = alike.reduce((text, [signs, as]) => text.replaceAll(signs, as), sentence)
  const text = tidied(knownIn(plain, numbers))
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  return parted(text, mostAtOnce(language)).map(part => {
    const marked = `<${language}>${last.test(part) ? part : `${part}.`}</${language}>`
    return [...marked].map(sign => numbers[sign.codePointAt(0) ?? -1] ?? -1).filter(number => number >= 0)
  })
}
