import { lengthOf, type Text, written } from '#shared/text.ts'
import { pixelsOf, searchResult } from '../../pixels.ts'
import { type Judge, placeOf } from '../about.ts'

const good = 300
const fair = 200

/** Whether there is enough of a text to answer a question. */
export const textLength: Judge = ({ count }) => {
  const how: Text = {
    de: `Der Text hat ${written(count, 'de')} ${count === 1 ? 'Wort' : 'Wörter'}`,
    en: `The text has ${written(count, 'en')} ${count === 1 ? 'word' : 'words'}`,
  }
  if (count >= good)
    return { state: 'good', message: { de: `${how.de}, das genügt.`, en: `${how.en}, which is enough.` } }
  return {
    state: count >= fair ? 'better' : 'bad',
    message: {
      de: `${how.de}: Führen Sie ihn aus, bis es mindestens ${good} sind.`,
      en: `${how.en}: go on until it has at least ${good}.`,
    },
  }
}

/** Whether a title fills the line of a search result and is not cut off there; measured in pixels of Arial. */
export const titleLength: Judge = ({ title }) => {
  const { size, most } = searchResult.title
  const line = title.trim()
  if (!line)
    return {
      state: 'bad',
      message: { de: 'Der Titel fehlt: Geben Sie dem Text einen.', en: 'The title is missing: give the text one.' },
    }
  if (pixelsOf(line, size) > most)
    return {
      state: 'better',
      message: {
        de: `Der Titel ist mit ${lengthOf(line)} Zeichen zu breit für ein Suchergebnis: Kürzen Sie ihn auf etwa 60.`,
        en: `At ${lengthOf(line)} characters the title is too wide for a search result: shorten it to about 60.`,
      },
    }
  if (lengthOf(line) < 25)
    return {
      state: 'better',
      message: {
        de: 'Der Titel ist kurz: Sagen Sie in 25 bis 60 Zeichen, was der Text bietet.',
        en: 'The title is short: say in 25 to 60 characters what the text offers.',
      },
    }
  return { state: 'good', message: { de: 'Der Titel hat eine gute Länge.', en: 'The title has a good length.' } }
}

const described = { least: 120, most: 156 }

/** Whether a description fills the two lines of a search result and ends there. */
export const descriptionLength: Judge = ({ description }) => {
  const length = lengthOf(description.trim())
  const { least, most } = described
  if (!length)
    return {
      state: 'bad',
      message: {
        de: `Die Beschreibung fehlt: Sagen Sie in ${least} bis ${most} Zeichen, warum sich das Lesen lohnt.`,
        en: `The description is missing: say in ${least} to ${most} characters why it is worth reading.`,
      },
    }
  if (length < least || length > most)
    return {
      state: 'better',
      message: {
        de: `Die Beschreibung hat ${length} Zeichen: ${length < least ? 'Ergänzen' : 'Kürzen'} Sie sie auf ${least} bis ${most}.`,
        en: `The description has ${length} characters: ${length < least ? 'extend' : 'shorten'} it to ${least} to ${most}.`,
      },
    }
  return {
    state: 'good',
    message: { de: 'Die Beschreibung hat eine gute Länge.', en: 'The description has a good length.' },
  }
}

const paragraph = { good: 150, fair: 200 }

/** Whether paragraphs can be taken in at a glance. */
export const paragraphLength: Judge = ({ prose }) => {
  if (!prose.length) return undefined
  const long = prose.filter(({ count }) => count > paragraph.good)
  if (!long.length)
    return { state: 'good', message: { de: 'Kein Absatz ist zu lang.', en: 'No paragraph is too long.' } }
  return {
    state: long.some(({ count }) => count > paragraph.fair) ? 'bad' : 'better',
    places: long.map(placeOf),
    message: {
      de: `${long.length === 1 ? 'Ein Absatz hat' : `${long.length} Absätze haben`} über ${paragraph.good} Wörter: Teilen Sie ${long.length === 1 ? 'ihn' : 'sie'}.`,
      en: `${long.length === 1 ? 'One paragraph has' : `${long.length} paragraphs have`} over ${paragraph.good} words: split ${long.length === 1 ? 'it' : 'them'}.`,
    },
  }
}
