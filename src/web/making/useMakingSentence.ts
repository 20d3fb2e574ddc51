import { asProblem } from '#shared/problems.ts'
import { useText } from '../language.tsx'
import { useSentence } from '../useSentence.ts'

const gone = {
  de: 'Was dafür geschrieben wurde, ist aus dem Verlauf gelöscht. Es neu schreiben zu lassen wird noch einmal berechnet.',
  en: 'What was written for this has been deleted from the history. Having it written anew is charged once more.',
}

/** Says why something could not be made. */
export const useMakingSentence = () => {
  const t = useText()
  const sentence = useSentence()
  return (error: unknown) => (asProblem(error).details.what === 'run' ? t(gone) : sentence(error))
}
