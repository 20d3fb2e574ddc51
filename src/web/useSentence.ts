import { asProblem, sentenceOf } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { useText } from './language.tsx'

/** Says what went wrong, whatever was thrown, in the language of the interface. */
export const useSentence = () => {
  const t = useText()
  return (error: unknown) => {
    const { code, details } = asProblem(error)
    return typeof details.told === 'string' ? details.told : t(sentenceOf(code, details))
  }
}

/** What is said of reading, where nothing of one's own is on its way: the general sentences speak of a text. */
const ofReading: Readonly<Record<string, Text>> = {
  unexpected: {
    de: 'Das ließ sich nicht laden, geändert wurde nichts. Versuchen Sie es noch einmal.',
    en: 'This could not be loaded; nothing was changed. Try again.',
  },
  unavailable: {
    de: 'Der Dienst ist gerade nicht erreichbar, geändert wurde nichts. Versuchen Sie es gleich noch einmal.',
    en: 'The service cannot be reached right now; nothing was changed. Try again in a moment.',
  },
}

/** Says why something could not be loaded. */
export const useLoadSentence = () => {
  const t = useText()
  const sentence = useSentence()
  return (error: unknown) => {
    const { code, details } = asProblem(error)
    return (details.told === undefined && t(ofReading[code])) || sentence(error)
  }
}

/** What is wrong with each field of a form that the server refused. */
export const useFieldProblems = (error: unknown): Readonly<Record<string, string>> => {
  const t = useText()
  const { fields = {} } = error ? asProblem(error).details : {}
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, t(text)]))
}
