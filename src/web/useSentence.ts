import { asProblem, sentenceOf } from '#shared/problems.ts'
import { useText } from './language.tsx'

/** Says what went wrong, whatever was thrown, in the language of the interface. */
export const useSentence = () => {
  const t = useText()
  return (error: unknown) => {
    const { code, details } = asProblem(error)
    return t(sentenceOf(code, details))
  }
}

/** What is wrong with each field of a form that the server refused. */
export const useFieldProblems = (error: unknown): Readonly<Record<string, string>> => {
  const t = useText()
  const { fields = {} } = error ? asProblem(error).details : {}
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, t(text)]))
}
