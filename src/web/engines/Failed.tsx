import { RefreshCw } from 'lucide-react'
import type { ProblemCode } from '#shared/problems.ts'
import { useText } from '../language.tsx'
import { useSentence } from '../useSentence.ts'
import { Panel } from '../ui/Panel.tsx'
import { CaseNumber } from '../runs/CaseNumber.tsx'
import { OtherModel } from '../runs/OtherModel.tsx'
import type { Broken } from '../runs/run-state.ts'
import { tryAgain } from '../ui/try-again.ts'

const words = {
  retry: tryAgain,
  lost: { de: 'Die Verbindung ist abgerissen', en: 'The connection broke' },
  goesOn: {
    de: 'Der Text wird weiter geschrieben und steht im Verlauf. Ihre Eingaben sind noch da.',
    en: 'The text is still being written and will be in your history. Your input is still here.',
  },
  listen: { de: 'Wieder verbinden', en: 'Reconnect' },
  kept: { de: 'Was bis dahin geschrieben war, steht darunter.', en: 'What was written up to then is below.' },
}

/** Their sentences say themselves that what was written is kept. */
const inTheMiddle = new Set<ProblemCode>(['model_cut', 'model_stalled', 'model_slow', 'interrupted'])

type Props = {
  run: Broken
  partial: boolean
  /** What is said where it failed for good. */
  title: string
  onRetry(): void
  /** Tries it with another model, where one can do it. */
  onOther?: (() => void) | undefined
}

/** What happened, what is kept, what it cost and what to do: beside the form, which is as it was. */
export function Failed({ run: { run, state, problem }, partial, title, onRetry, onOther }: Props) {
  const t = useText()
  const sentence = useSentence()
  const failed = state === 'failed'
  return (
    <Panel tone={failed ? 'danger' : 'warn'}>
      <h3 className="font-medium">{failed ? title : t(words.lost)}</h3>
      <p className="mt-0.5">{failed ? sentence(problem) : t(words.goesOn)}</p>
      {partial && !inTheMiddle.has(problem.code) && <p className="mt-0.5">{t(words.kept)}</p>}
      {failed && <CaseNumber run={run} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="btn-line min-h-9 text-sm" onClick={onRetry}>
          <RefreshCw className="size-4" aria-hidden />
          {t(failed ? words.retry : words.listen)}
        </button>
        {failed && onOther && <OtherModel run={run} problem={problem} className="min-h-9 text-sm" onTry={onOther} />}
      </div>
    </Panel>
  )
}
