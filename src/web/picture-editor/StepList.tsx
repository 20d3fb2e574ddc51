import { Eye, EyeOff } from 'lucide-react'
import type { Step } from '#shared/picture-steps/steps.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { kinds } from './kinds.ts'
import { paintStateOf } from './painting-state.ts'
import type { Steps } from './useSteps.ts'

const words = {
  steps: { de: 'Schritte', en: 'Steps' },
  none: {
    de: 'Noch keine. Jeder Schritt lässt sich später ändern, ausschalten, verschieben und entfernen.',
    en: 'None yet. Each step can later be changed, switched off, moved and removed.',
  },
  off: (what: string) => ({ de: `${what} ausschalten`, en: `Switch off ${what}` }),
  painting: { de: 'wird gemalt', en: 'being painted' },
  unpainted: { de: 'noch nicht gemalt', en: 'not painted yet' },
  old: { de: 'älterer Stand', en: 'older state' },
  on: (what: string) => ({ de: `${what} einschalten`, en: `Switch on ${what}` }),
}

const stateWords = { none: words.unpainted, painting: words.painting, old: words.old, done: undefined }

/** What stands behind the name of a step. */
const saidIn = (step: Step) => (step.kind === 'text' ? step.text : step.kind === 'describe' ? step.wish : '')

/** Without the word that it is off, or with it. */
const switched = ({ off, ...step }: Step): Step => (off ? step : { ...step, off: true })

/** The steps in their order: each is chosen to be changed, and can be left out. */
export function StepList({ edit, picture }: { edit: Steps; picture: string }) {
  const t = useText()
  const { steps, chosen, choose, change } = edit
  const nameOf = (step: Step, at: number) =>
    [`${at + 1}. ${t(kinds[step.kind].name)}`, saidIn(step)].filter(Boolean).join(': ')
  return (
    <section className="p-3">
      <h2 className="eyebrow mb-2 px-1">{t(words.steps)}</h2>
      {!steps.length && <p className="px-1 text-sm text-muted">{t(words.none)}</p>}
      <ol className="grid grid-cols-1 gap-0.5">
        {steps.map((step, at) => {
          const { icon: Icon } = kinds[step.kind]
          const name = nameOf(step, at)
          const state = step.off ? undefined : stateWords[paintStateOf(steps, at, picture) ?? 'done']
          return (
            // Steps have no names; their order is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="flex items-center">
              <button
                type="button"
                aria-pressed={at === chosen}
                onClick={() => choose(at === chosen ? undefined : at)}
                className={`flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-md px-2 py-1 text-left text-sm
                  hover:bg-sunken aria-pressed:bg-accent-soft pointer-coarse:min-h-11
                  ${step.off ? 'text-muted line-through' : ''}`}
              >
                <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
                <span className="grid min-w-0">
                  <span className="truncate">{name}</span>
                  {state && <span className="text-xs text-warn">{t(state)}</span>}
                </span>
              </button>
              <IconButton
                icon={step.off ? EyeOff : Eye}
                label={t((step.off ? words.on : words.off)(name))}
                onClick={() => change(at, switched(step))}
              />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
