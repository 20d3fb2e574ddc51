import { useText } from '../language.tsx'
import { useSentence } from '../useSentence.ts'
import type { Saving } from './useSaving.ts'

const words = {
  saved: { de: 'Gespeichert', en: 'Saved' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  away: {
    de: 'Noch nicht gespeichert: Der Dienst ist nicht erreichbar. Der Text liegt in diesem Tab und wird gespeichert, sobald es geht.',
    en: 'Not saved yet: the service cannot be reached. The text is kept in this tab and is saved as soon as possible.',
  },
  unsaved: { de: 'Nicht gespeichert', en: 'Not saved' },
}

/** Whether what was changed by hand is safe; nothing as long as nothing was. */
export function SavingState({ saving }: { saving: Saving | undefined }) {
  const t = useText()
  const sentence = useSentence()
  if (!saving) return null
  const { state, problem } = saving
  if (state !== 'unsaved')
    return (
      <span role="status" className="px-2 text-sm whitespace-nowrap text-muted">
        {t(words[state])}
      </span>
    )
  const why = !problem || problem.code === 'unavailable' ? t(words.away) : sentence(problem)
  return (
    <span role="alert" className="px-2 text-sm text-danger" title={why}>
      {t(words.unsaved)}
      <span className="sr-only">. {why}</span>
    </span>
  )
}
