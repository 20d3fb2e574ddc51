import { inEach, written } from '#shared/text.ts'
import { type Judge, lineTokens, type Numbered, placeOf, type SeoText } from '../about.ts'
import type { Place } from '../block.ts'
import { shareIn, timesIn, together } from '../keyphrase.ts'

const mostWords = 4

/** Whether a keyphrase is there, and no longer than people type: four words that say something, at most. */
export const keyphrase: Judge = ({ phrase }) => {
  if (!phrase)
    return {
      state: 'bad',
      message: {
        de: 'Noch kein Suchbegriff: Tragen Sie ein, wonach Menschen suchen sollen, um diesen Text zu finden.',
        en: 'No keyphrase yet: enter what people should search for to find this text.',
      },
    }
  if (phrase.length <= mostWords)
    return {
      state: 'good',
      message: { de: 'Der Suchbegriff hat eine gute Länge.', en: 'The keyphrase has a good length.' },
    }
  return {
    state: phrase.length > 2 * mostWords ? 'bad' : 'better',
    message: {
      de: `Der Suchbegriff hat ${phrase.length} Wörter: Kürzen Sie ihn auf höchstens ${mostWords}.`,
      en: `The keyphrase has ${phrase.length} words: shorten it to at most ${mostWords}.`,
    },
  }
}

type Said = NonNullable<SeoText['phrase']>

/** Each time that a keyphrase is in a sentence of a block, where its words are. */
const eachTime = ({ at, block, sentences }: Numbered, phrase: Said): readonly (readonly Place[])[] =>
  sentences.flatMap(({ tokens }) =>
    timesIn(tokens, phrase).map(spans => together(block.text, spans).map(span => ({ block: at, ...span }))),
  )

/** Whether the title has it, and early: search results are cut at their end. */
export const keyphraseInTitle: Judge = ({ phrase, title, language }) => {
  if (!phrase) return undefined
  const tokens = lineTokens(title, language)
  const share = shareIn(tokens, phrase)
  if (share < 1)
    return {
      state: share >= 0.5 ? 'better' : 'bad',
      message: {
        de: share
          ? 'Im Titel steht nur ein Teil des Suchbegriffs: Nehmen Sie ihn ganz auf.'
          : 'Der Suchbegriff fehlt im Titel: Nehmen Sie ihn auf, möglichst am Anfang.',
        en: share
          ? 'The title has only a part of the keyphrase: put all of it in.'
          : 'The keyphrase is missing in the title: put it in, best at its beginning.',
      },
    }
  const first = timesIn(tokens, phrase)[0]?.[0]
  const isEarly = !first || first.from <= title.length / 2
  return {
    state: isEarly ? 'good' : 'better',
    message: isEarly
      ? { de: 'Der Suchbegriff steht früh im Titel.', en: 'The keyphrase is early in the title.' }
      : {
          de: 'Der Suchbegriff steht spät im Titel: Stellen Sie ihn weiter nach vorn.',
          en: 'The keyphrase is late in the title: move it towards the beginning.',
        },
  }
}

/** Whether the first paragraph says what the text is about, in one sentence of it. */
export const keyphraseInIntroduction: Judge = ({ phrase, prose }) => {
  const first = prose.find(({ block }) => block.kind === 'paragraph') ?? prose[0]
  if (!phrase || !first) return undefined
  const places = eachTime(first, phrase).flat()
  if (places.length)
    return {
      state: 'good',
      places,
      message: { de: 'Der Suchbegriff steht in der Einleitung.', en: 'The keyphrase is in the introduction.' },
    }
  const isApart = shareIn(first.tokens, phrase) === 1
  return {
    state: isApart ? 'better' : 'bad',
    places: [placeOf(first)],
    message: isApart
      ? {
          de: 'In der Einleitung verteilt sich der Suchbegriff auf mehrere Sätze: Nennen Sie ihn in einem.',
          en: 'In the introduction the keyphrase is spread over several sentences: use it within one.',
        }
      : {
          de: 'In der Einleitung fehlt der Suchbegriff: Sagen Sie gleich im ersten Absatz, worum es geht.',
          en: 'The keyphrase is missing in the introduction: say in the first paragraph what the text is about.',
        },
  }
}

const density = { least: 0.5, most: 3.5, shortest: 100 }

/** How often it is there, for each hundred words: a longer keyphrase counts for more. */
export const keyphraseDensity: Judge = ({ phrase, blocks, count }) => {
  if (!phrase || count < density.shortest) return undefined
  const each = blocks.flatMap(block => eachTime(block, phrase))
  const factor = 0.7 + phrase.length / 3
  const found = (100 * each.length * factor) / count
  const least = Math.max(2, Math.ceil((density.least * count) / (100 * factor)))
  const most = Math.max(least, Math.floor((density.most * count) / (100 * factor)))
  const times = inEach(locale => {
    const once = { de: 'einmal', en: 'once' }[locale]
    return each.length === 1 ? once : `${written(each.length, locale)}${{ de: '-mal', en: ' times' }[locale]}`
  })
  const places = each.flat()
  if (each.length < least)
    return {
      state: each.length ? 'better' : 'bad',
      places,
      message: {
        de: `Der Suchbegriff kommt ${each.length ? `nur ${times.de}` : 'nicht'} vor: Bei dieser Länge sind ${least} bis ${most} Stellen gut.`,
        en: `The keyphrase occurs ${each.length ? `only ${times.en}` : 'nowhere'}: ${least} to ${most} times are good at this length.`,
      },
    }
  if (each.length <= most)
    return {
      state: 'good',
      places,
      message: { de: `Der Suchbegriff kommt ${times.de} vor.`, en: `The keyphrase occurs ${times.en}.` },
    }
  return {
    state: found > 4 ? 'bad' : 'better',
    places,
    message: {
      de: `Der Suchbegriff kommt ${times.de} vor, das wirkt aufdringlich: Ersetzen Sie ihn an einigen Stellen, bis es höchstens ${most} sind.`,
      en: `The keyphrase occurs ${times.en}, which reads as pushy: replace some until at most ${most} are left.`,
    },
  }
}

/** Whether headings take it up: about a third of them, not all. */
export const keyphraseInHeadings: Judge = ({ phrase, blocks }) => {
  const headings = blocks.filter(({ block }) => block.kind === 'heading')
  if (!phrase || !headings.length) return undefined
  const having = headings.filter(({ tokens }) => shareIn(tokens, phrase) >= 0.5)
  const share = having.length / headings.length
  if (share < 0.3)
    return {
      state: having.length ? 'better' : 'bad',
      places: headings.filter(one => !having.includes(one)).map(placeOf),
      message: {
        de: 'Zu wenige Zwischenüberschriften nehmen den Suchbegriff auf: Bringen Sie ihn in jede dritte.',
        en: 'Too few subheadings take up the keyphrase: use it in every third one.',
      },
    }
  if (share > 0.75 && headings.length > 3)
    return {
      state: 'better',
      places: having.map(placeOf),
      message: {
        de: 'Fast jede Zwischenüberschrift wiederholt den Suchbegriff: Lassen Sie ihn in einigen weg.',
        en: 'Almost every subheading repeats the keyphrase: leave it out of some.',
      },
    }
  return {
    state: 'good',
    places: having.map(placeOf),
    message: { de: 'Zwischenüberschriften nehmen den Suchbegriff auf.', en: 'Subheadings take up the keyphrase.' },
  }
}

/** Whether the description has it: search results set it in bold there. */
export const keyphraseInDescription: Judge = ({ phrase, description, language }) => {
  if (!phrase || !description.trim()) return undefined
  const tokens = lineTokens(description, language)
  const times = timesIn(tokens, phrase).length
  if (times > 2)
    return {
      state: 'better',
      message: {
        de: `Die Beschreibung nennt den Suchbegriff ${times}-mal: Ein- oder zweimal genügt.`,
        en: `The description has the keyphrase ${times} times: once or twice is enough.`,
      },
    }
  if (times)
    return {
      state: 'good',
      message: { de: 'Der Suchbegriff steht in der Beschreibung.', en: 'The keyphrase is in the description.' },
    }
  return {
    state: shareIn(tokens, phrase) >= 0.5 ? 'better' : 'bad',
    message: {
      de: 'In der Beschreibung fehlt der Suchbegriff: Nehmen Sie ihn auf.',
      en: 'The keyphrase is missing in the description: put it in.',
    },
  }
}
