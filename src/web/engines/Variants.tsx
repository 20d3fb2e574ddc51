import type { ShownCall } from '#catalogue/shown.ts'
import { type Plan, planNames, smallestOf } from '#shared/plans.ts'
import { useText } from '../language.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { PlanBadge } from '../ui/small.tsx'

const label = { de: 'Variante', en: 'Variant' }

type Props = {
  calls: Readonly<Record<string, ShownCall>>
  chosen: string
  /** The plan of whoever chooses: what it does not include says so before it is chosen. */
  plan: Plan
  onChoose(path: string): void
}

/** The forms of an engine that has several, as cards; one is chosen. */
export function Variants({ calls, chosen, plan, onChoose }: Props) {
  const t = useText()
  const titled = Object.entries(calls).filter(([, { title }]) => title)
  if (titled.length < 2) return null
  const opening = (access: ShownCall['access']) => (access && !access.includes(plan) ? smallestOf(access) : undefined)
  return (
    <fieldset className="mt-6">
      <legend className="sr-only">{t(label)}</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {titled.map(([path, { title, description, icon, access }]) => {
          const opens = opening(access)
          return (
            <label
              key={path}
              className="flex cursor-pointer items-start gap-3 rounded-lg border border-line bg-surface p-3.5
              transition-colors duration-120 hover:border-field has-checked:border-accent has-checked:bg-accent-soft
              has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name="variant"
                className="sr-only"
                checked={path === chosen}
                onChange={() => onChoose(path)}
              />
              {icon && <Glyph name={icon} className="mt-0.5 size-5 shrink-0 text-accent-ink" />}
              <span className="min-w-0">
                <span className="block font-medium">{t(title)}</span>
                {description && <span className="block text-sm text-muted">{t(description)}</span>}
              </span>
              {opens && (
                <span className="ml-auto shrink-0">
                  <PlanBadge plan={planNames[opens]} />
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
