import { RefreshCw, StepForward } from 'lucide-react'
import type { Problem } from '#shared/problems.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { CaseNumber } from '../runs/CaseNumber.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'

const words = {
  title: { de: 'Die Aufnahme ist nicht fertig geworden', en: 'The recording was not finished' },
  soFar: (spoken: string, all: string, count: number) => ({
    de:
      `Gesprochen ${count === 1 ? 'ist' : 'sind'} ${spoken} von ${all} Sätzen. ` +
      'Bis dahin können Sie die Aufnahme hören und herunterladen.',
    en:
      `${spoken} of ${all} sentences ${count === 1 ? 'was' : 'were'} spoken. ` +
      'Up to there you can listen to the recording and download it.',
  }),
  rest: {
    de: '„Weiter ab hier“ spricht nur den Rest; gezählt wird eine Aufnahme.',
    en: '“Go on from here” speaks only the rest; it counts as one recording.',
  },
  goOn: { de: 'Weiter ab hier', en: 'Go on from here' },
  changed: {
    de: 'Sie haben Text oder Stimme geändert, deshalb wird von vorn gesprochen.',
    en: 'You have changed the text or the voice, so it is spoken from the beginning.',
  },
  anew: { de: 'Von vorn sprechen lassen', en: 'Speak from the beginning' },
}

export type BrokenOffProps = {
  run: string
  problem: Problem
  /** Whether something else is to be spoken by now. */
  changed?: boolean
  onGoOn(): void
}

/** Of a recording that broke off: why, how far it goes, what it cost, and the way on. */
export function BrokenOff({ run, problem, changed = false, onGoOn }: BrokenOffProps) {
  const t = useText()
  const sentence = useSentence()
  const { number } = useFormats()
  const { spoken, sentences } = problem.details
  const Icon = changed ? RefreshCw : StepForward
  return (
    <Panel tone="danger">
      <h3 className="font-medium">{t(words.title)}</h3>
      <p className="mt-0.5">{sentence(problem)}</p>
      {typeof spoken === 'number' && typeof sentences === 'number' && (
        <p className="mt-0.5">{t(words.soFar(number(spoken), number(sentences), spoken))}</p>
      )}
      <p className="mt-0.5">{t(changed ? words.changed : words.rest)}</p>
      <CaseNumber run={run} />
      <button type="button" className="btn-line mt-3 min-h-9 text-sm" onClick={onGoOn}>
        <Icon className="size-4" aria-hidden />
        {t(changed ? words.anew : words.goOn)}
      </button>
    </Panel>
  )
}
