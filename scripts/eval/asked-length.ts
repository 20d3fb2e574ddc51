/** How long a text was to be. */
export type AskedLength = { readonly unit: 'words' | 'sentences'; readonly from: number; readonly to: number }

const named = {
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
}
const number = String.raw`\d[\d.,]*|${[...named.de, ...named.en].join('|')}`
const range = new RegExp(
  [
    String.raw`(?:^|(?<=[.!?] )|(?<!\p{L})(?:Länge|Length)(?: des Ganzen| of the whole)?: )(?:höchstens |at most )?`,
    String.raw`(?:(${number}) (?:bis|to) )?(${number}) (Wörter|words|Sätze|sentences)(?!\p{L})`,
  ].join(''),
  'imu',
)

const value = (said: string) => {
  const word = said.toLowerCase()
  const at = Math.max(named.de.indexOf(word), named.en.indexOf(word))
  return at < 0 ? Number(said.replaceAll(/[.,]/g, '')) : at
}

/** The length of the whole that a prompt asks for after “Länge:” or “Length:”, or at the start of a sentence. */
export const askedLength = (prompt: string): AskedLength | undefined => {
  const [, from, to, unit = ''] = range.exec(prompt) ?? []
  if (!to) return undefined
  return { unit: /^w/i.test(unit) ? 'words' : 'sentences', from: from ? value(from) : 0, to: value(to) }
}
