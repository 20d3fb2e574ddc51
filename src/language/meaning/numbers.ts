import { either } from '../either.ts'
import { amount } from './amounts.ts'
import { type Fact, type Slate, taken } from './facts.ts'
import { fractionOf, valuesOf } from './figures.ts'
import { unitBehind } from './units.ts'
import { wordsIn } from './words-in.ts'

/** What numbers a list, a source or a step, and says nothing itself. */
const marks =
  /^[ \t]*(?:[-*•>#]+[ \t]*)?(?:\*\*)?\d{1,2}(?:\)|\.(?![ \u00a0](?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|\d))(?=\s)|\(\d{1,2}\)|\[\d{1,3}\]|\d\uFE0F?\u20E3/gm
const steps = new RegExp(
  String.raw`(?<!\p{L})${either(`
    Schritt | Kapitel | Punkt | Tipp | Teil | Abbildung | Tabelle | Strophe | Vers | Szene | Akt | Folge | Abschnitt
    Phase | Fassung | Variante | Idee | Frage | Version | Option | Step | Chapter | Part | Tip | Figure | Table | Verse
    Scene | Act | Episode | Section | Idea | Question`)} \d{1,2}\b`,
  'gu',
)

/** A name with figures in it, such as A4, CO2 or COVID-19. */
const code = /(?<![\p{L}\d])(?:\p{L}+\d|\d+\p{Lu}|\p{L}+-\d)[\p{L}\d]*(?:-[\p{L}\d]+)*(?![\p{L}\d])/uy
const codeBegins = { sign: /(?<=\p{L}-?)\d+|(?<!\d)\d+(?=\p{Lu})/gu, ahead: /[\p{L}\p{Cs}-]/u }
const shortYear = /(?<=\b(?:19|20)\d\d\/)\d\d(?!\d)/g

const figure =
  /(?<![\p{L}\d])(?:\d{1,3}(?:['’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)(?: ?(?:[½¼¾⅓⅔⅛]|1\/2\b))?|[½¼¾⅓⅔⅛]/gu
const minus = /(?:^|[\s(])(?:[-−]|(?:minus )[ \u00a0]?)$/u

/** „80er“ may be the eighties of the last century, and the 1980s be the eighties. */
const decade = (value: number) => (value < 100 ? [value, 1900 + value, 2000 + value] : [value, value % 100])

const figuresIn = (slate: Slate): Fact[] =>
  taken(slate, figure, found => {
    const [written] = found
    const sign = /[½¼¾⅓⅔⅛]|1\/2$/u.exec(written)?.[0] ?? ''
    const bare = written.slice(0, written.length - sign.length).trim()
    const fraction = sign === '1/2' ? 0.5 : fractionOf(sign)
    const values = bare ? valuesOf(bare, slate.language).map(value => value + fraction) : [fraction]
    const [from, to] = [found.index, found.index + written.length]
    if (!values.length) return [{ from, to, said: { kind: 'code', key: written } }]
    const isMinus = minus.test(slate.text.slice(Math.max(0, from - 8), from))
    const fact = amount(slate, from, to, isMinus ? values.map(value => -value) : values, false)
    const isDecade =
      /^(?:er|s)(?!\p{L})/u.test(slate.text.slice(to, to + 3)) && values.every(value => value < 100 || value % 10 === 0)
    if (!isDecade || fact.said.kind !== 'number') return [fact]
    return [{ ...fact, said: { ...fact.said, values: values.flatMap(decade) } }]
  })

/** Numbers in figures and in words, with what they count: percent, money, kilometres, days. */
export const numbersIn = (slate: Slate): Fact[] => {
  taken(slate, marks, () => [])
  taken(slate, steps, () => [])
  const codes = taken(
    slate,
    code,
    found => {
      const measured = /^\d+/.exec(found[0])
      if (measured && (unitBehind(slate.text, found.index + measured[0].length) || /^\d+er$/.test(found[0])))
        return undefined
      const key = found[0].toLowerCase().replaceAll('-', '')
      return [{ from: found.index, to: found.index + found[0].length, said: { kind: 'code', key } }]
    },
    codeBegins,
  )
  const years = taken(slate, shortYear, found => [
    {
      from: found.index,
      to: found.index + 2,
      said: { kind: 'number', values: [Number(found[0]), 2000 + Number(found[0])] },
      weak: true,
    },
  ])
  return [...codes, ...years, ...figuresIn(slate), ...wordsIn(slate)]
}
