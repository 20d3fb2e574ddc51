import type { Judge, SeoState, SeoText } from '../about.ts'
import type { Place } from '../block.ts'
import type { MeasuredSentence } from '../measured.ts'

type Found = Readonly<{ at: number; sentence: MeasuredSentence }>
const fewest = 3

/** The sentences of a German or English text; nothing where there are too few to speak of shares. */
const sentencesIn = ({ prose, language }: SeoText): readonly Found[] | undefined => {
  if (language !== 'de' && language !== 'en') return undefined
  const all = prose.flatMap(({ at, sentences }) =>
    sentences.filter(({ whole, count }) => whole || count > fewest).map(sentence => ({ at, sentence })),
  )
  return all.length >= fewest ? all : undefined
}
const percent = (part: number, of: number) => Math.round((100 * part) / of)
const upTo = (share: number, good: number, fair: number): SeoState =>
  share <= good ? 'good' : share <= fair ? 'better' : 'bad'

const longest = 20
const placeOf = ({ at, sentence: { from, to } }: Found): Place => ({ block: at, from, to })

/** Whether at most a quarter of the sentences has more than 20 words. */
export const sentenceLength: Judge = about => {
  const all = sentencesIn(about)
  if (!all) return undefined
  const long = all.filter(({ sentence }) => sentence.count > longest)
  const share = percent(long.length, all.length)
  const state = upTo(share, 25, 30)
  const advice = state === 'good' ? { de: ', das liest sich leicht.', en: ', which reads easily.' } : undefined
  return {
    state,
    places: long.map(placeOf),
    message: {
      de: `${share} % der Sätze haben über ${longest} Wörter${advice?.de ?? ': Teilen Sie einige, bis es höchstens 25 % sind.'}`,
      en: `${share}% of the sentences have over ${longest} words${advice?.en ?? ': split some until at most 25% are left.'}`,
    },
  }
}

/** Whether at most a tenth of the sentences says what is done rather than who does it. */
export const passive: Judge = about => {
  const all = sentencesIn(about)
  if (!all) return undefined
  const having = all.filter(({ sentence }) => sentence.passive)
  const share = percent(having.length, all.length)
  const state = upTo(share, 10, 15)
  return {
    state,
    places: having.map(({ at, sentence }) => ({ block: at, ...(sentence.passive ?? sentence) })),
    message:
      state === 'good'
        ? {
            de: `${share} % der Sätze stehen im Passiv, das ist wenig.`,
            en: `${share}% of the sentences are passive, which is few.`,
          }
        : {
            de: `${share} % der Sätze stehen im Passiv: Sagen Sie, wer etwas tut, bis es höchstens 10 % sind.`,
            en: `${share}% of the sentences are passive: say who does it until at most 10% are left.`,
          },
  }
}

/** Whether three in ten sentences say how they go on from the one before. */
export const transitions: Judge = about => {
  const all = sentencesIn(about)
  if (!all) return undefined
  const having = all.filter(({ sentence }) => sentence.transition)
  const share = percent(having.length, all.length)
  const state = share >= 30 ? 'good' : share >= 20 ? 'better' : 'bad'
  return {
    state,
    places: having.map(({ at, sentence }) => ({ block: at, ...(sentence.transition ?? sentence) })),
    message:
      state === 'good'
        ? {
            de: `${share} % der Sätze haben ein Übergangswort, das führt gut durch den Text.`,
            en: `${share}% of the sentences have a transition word, which leads well through the text.`,
          }
        : {
            de: `${share} % der Sätze haben ein Übergangswort: Verbinden Sie mehr Sätze, etwa mit „deshalb“ oder „zum Beispiel“, bis es 30 % sind.`,
            en: `${share}% of the sentences have a transition word: join more of them, say with “therefore” or “for example”, up to 30%.`,
          },
  }
}
