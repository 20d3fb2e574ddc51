import { Check } from 'lucide-react'
import { type Step, steps } from '#shared/blog-draft.ts'
import { useText } from '../language.tsx'
import { stepNames } from './words.ts'

const label = { de: 'Schritte', en: 'Steps' }

type Props = { at: Step; isOpen(step: Step): boolean; isDone(step: Step): boolean; onGo(step: Step): void }

/** The five steps in a line: where one is, what is done, and where one can go. */
export function Stepper({ at, isOpen, isDone, onGo }: Props) {
  const t = useText()
  return (
    <nav aria-label={t(label)} className="mt-6">
      <ol className="flex items-center gap-x-1 overflow-x-auto py-1 sm:gap-x-3">
        {steps.map((step, place) => (
          <li key={step} className="flex shrink-0 items-center gap-x-1 sm:gap-x-3">
            {place > 0 && <span className="h-px w-1.5 bg-line sm:w-6" aria-hidden />}
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              disabled={!isOpen(step)}
              onClick={() => onGo(step)}
              className="flex min-h-10 cursor-pointer items-center justify-center gap-1.5 rounded-md px-1 text-sm text-muted
                hover:text-ink disabled:cursor-default disabled:opacity-60 aria-[current=step]:font-medium
                aria-[current=step]:text-accent-ink sm:px-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              <span
                className="hidden size-4 shrink-0 items-center justify-center text-xs tabular-nums sm:flex"
                aria-hidden
              >
                {isDone(step) && step !== at ? <Check className="size-4 text-ok" /> : place + 1}
              </span>
              {t(stepNames[step])}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
