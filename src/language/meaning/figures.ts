const grouped = /^\d{1,3}(?:[.,]\d{3})+$/

/** What a number in figures may mean: „1.000“ is a thousand in German and one in English, “1,000” the other way. */
export const valuesOf = (figure: string, language: string | undefined): number[] => {
  const bare = figure.replaceAll(/[\s'’\u00a0\u202f]/g, '')
  const signs = bare.replaceAll(/\d/g, '')
  const asDecimal = () => Number(bare.replaceAll(signs.at(-1) === ',' ? '.' : ',', '').replace(',', '.'))
  const asGroups = () => Number(bare.replaceAll(/[.,]/g, ''))
  if (!signs) return [Number(bare)]
  if (signs.includes('.') && signs.includes(',')) return [asDecimal()]
  if (signs.length > 1) return grouped.test(bare) ? [asGroups()] : []
  if (!grouped.test(bare) || bare.startsWith('0')) return [asDecimal()]
  if (language === 'de') return [signs === '.' ? asGroups() : asDecimal()]
  if (language === 'en') return [signs === ',' ? asGroups() : asDecimal()]
  return [asGroups(), asDecimal()]
}

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
}

/** The value of a sign such as ½. */
export const fractionOf = (sign: string) => fractions[sign] ?? 0

const powers: readonly (readonly [RegExp, number])[] = [
  [/[ \u00a0]?(?:Tsd\.?|tausend|Tausend|thousand)(?![\p{L}])/uy, 1e3],
  [/k(?![\p{L}])/uy, 1e3],
  [/[ \u00a0]?(?:Mio\.?|Millionen|Million|million|millions)(?![\p{L}])/uy, 1e6],
  [/(?:m|mn)(?![\p{L}²³/])/uy, 1e6],
  [/[ \u00a0]?(?:Mrd\.?|Milliarden|Milliarde|billion)(?![\p{L}])/uy, 1e9],
  [/bn(?![\p{L}])/uy, 1e9],
  [/[ \u00a0]?(?:Bio\.?|Billionen|Billion|trillion)(?![\p{L}])/uy, 1e12],
  [/[ \u00a0](?:hundert|hundred)(?![\p{L}])/uy, 100],
  [/[ \u00a0](?:Dutzend|dozen)(?![\p{L}])/uy, 12],
]

/** Only money is counted in “m”: “£4.2m”. Elsewhere it is metres. */
const onlyMoney = 1e6

/** The word behind a number that makes it larger, and where it ends. */
export const powerBehind = (text: string, at: number, isMoney: boolean): { times: number; to: number } => {
  for (const [shape, times] of powers) {
    shape.lastIndex = at
    if (!shape.test(text)) continue
    if (times === onlyMoney && !isMoney && text[at] === 'm' && text[at + 1] !== 'n') continue
    return { times, to: shape.lastIndex }
  }
  return { times: 1, to: at }
}
