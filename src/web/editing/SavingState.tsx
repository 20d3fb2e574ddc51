import { Suspense } from 'react'
import { Check, CloudOff, Ellipsis } from 'lucide-react'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
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

const EmptiedState = later(async () => (await import('./EmptiedState.tsx')).EmptiedState)
const icons = { saved: Check, saving: Ellipsis }

/**
 * Whether what was changed by hand is safe; nothing as long as nothing was. It changes while one types: where room is
 * short it is a sign, so that the bar keeps its height and the text its place.
 */
export function SavingState({ saving }: { saving: Saving | undefined }) {
  const t = useText()
  const sentence = useSentence()
  if (!saving) return null
  const { state, problem } = saving
  if (state === 'emptied')
    return (
      <Suspense>
        <EmptiedState />
      </Suspense>
    )
  if (state !== 'unsaved') {
    const Icon = icons[state]
    return (
      <span role="status" title={t(words[state])} className="px-1 text-sm whitespace-nowrap text-muted sm:px-2">
        <Icon className="size-4 2xl:hidden" aria-hidden />
        <span className="max-2xl:sr-only">{t(words[state])}</span>
      </span>
    )
  }
  const why = !problem || problem.code === 'unavailable' ? t(words.away) : sentence(problem)
  return (
    <span role="alert" className="px-1 text-sm text-danger sm:px-2" title={why}>
      <CloudOff className="size-4 sm:hidden" aria-hidden />
      <span className="max-sm:sr-only">{t(words.unsaved)}</span>
      <span className="sr-only">. {why}</span>
    </span>
  )
}
