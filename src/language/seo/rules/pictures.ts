import type { Judge } from '../about.ts'
import { lineTokens } from '../about.ts'
import type { Place } from '../block.ts'
import { shareIn } from '../keyphrase.ts'

/** Whether pictures say in words what they show, and one of them with the keyphrase; not most of many. */
export const pictures: Judge = ({ blocks, phrase, language }) => {
  // One that is decoration has nothing to say.
  const all = blocks.flatMap(({ at, block }) =>
    block.pictures.flatMap(({ at: from, alt }) =>
      alt === '' ? [] : [{ alt: alt ?? '', place: { block: at, from, to: from + 1 } satisfies Place }],
    ),
  )
  if (!all.length) return undefined
  const mute = all.filter(({ alt }) => !alt.trim())
  if (mute.length)
    return {
      state: 'bad',
      places: mute.map(({ place }) => place),
      message: {
        de: `${mute.length === 1 ? 'Einem Bild fehlt' : `${mute.length} Bildern fehlt`} der Alternativtext: Beschreiben Sie, was zu sehen ist.`,
        en: `${mute.length === 1 ? 'One picture has' : `${mute.length} pictures have`} no alternative text: describe what can be seen.`,
      },
    }
  const having = phrase && all.filter(({ alt }) => shareIn(lineTokens(alt, language), phrase) >= 0.5)
  if (having && !having.length)
    return {
      state: 'better',
      places: all.map(({ place }) => place),
      message: {
        de: 'Kein Alternativtext nennt den Suchbegriff: Nehmen Sie ihn auf, wo er zum Bild passt.',
        en: 'No alternative text has the keyphrase: use it where it fits the picture.',
      },
    }
  if (having && all.length >= 5 && having.length > 0.75 * all.length)
    return {
      state: 'better',
      places: having.map(({ place }) => place),
      message: {
        de: 'Fast jeder Alternativtext nennt den Suchbegriff: Lassen Sie ihn weg, wo er nicht zu sehen ist.',
        en: 'Almost every alternative text has the keyphrase: leave it out where it cannot be seen.',
      },
    }
  return {
    state: 'good',
    places: all.map(({ place }) => place),
    message: { de: 'Alle Bilder haben einen Alternativtext.', en: 'All pictures have an alternative text.' },
  }
}
