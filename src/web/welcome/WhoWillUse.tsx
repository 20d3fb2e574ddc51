import { useId } from 'react'
import { type Plan, planNames } from '#shared/plans.ts'
import { Counter, SharedSheet } from '../brand/drawings.tsx'
import type { Who } from '../data/setup.ts'
import { usePlans } from '../data/plans.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RadioMark } from '../ui/RadioLines.tsx'

const words = {
  question: { de: 'Wer wird es benutzen?', en: 'Who will use it?' },
  fixed: (plan: string) => ({
    de: `Neue Konten beginnen in jedem Fall im Tarif ${plan}: So legt es die Umgebung des Servers fest (DEFAULT_PLAN).`,
    en: `New accounts start on ${plan} in any case: the server environment says so (DEFAULT_PLAN).`,
  }),
}
const answers = [
  {
    who: 'team',
    name: { de: 'Für mich und mein Team', en: 'For me and my team' },
    line: () => ({ de: 'Neue Konten haben keine Begrenzung.', en: 'New accounts have no limit.' }),
    drawing: <SharedSheet />,
  },
  {
    who: 'customers',
    name: { de: 'Für Kundinnen und Kunden', en: 'For customers' },
    line: (requests: string) => ({
      de: `Neue Konten beginnen im kleinsten Tarif${requests && ` mit ${requests} Anfragen im Monat`}.`,
      en: `New accounts start on the smallest plan${requests && `, with ${requests} requests a month`}.`,
    }),
    drawing: <Counter />,
  },
] as const

type Props = { who: Who; onWho(who: Who): void; fixed: Plan | null }

/** The first question: it decides the plan that new accounts begin with, unless the environment has fixed one. */
export function WhoWillUse({ who, onWho, fixed }: Props) {
  const t = useText()
  const group = useId()
  const { number } = useFormats()
  const most = usePlans().plans[0]?.requests
  const smallest = most ? number(most) : ''
  return (
    <fieldset className="mt-8">
      <legend className="text-base font-semibold">{t(words.question)}</legend>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {answers.map(({ who: own, name, line, drawing }) => (
          <label
            key={own}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-line bg-surface p-4 transition-colors
              duration-120 hover:border-field has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
          >
            <input
              type="radio"
              name={group}
              checked={own === who}
              onChange={() => onWho(own)}
              className="peer sr-only"
            />
            <RadioMark />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{t(name)}</span>
              <span className="block text-sm text-muted">{t(line(smallest))}</span>
            </span>
            <span className="-my-2 hidden sm:block lg:hidden xl:block">{drawing}</span>
          </label>
        ))}
      </div>
      {fixed && (
        <div className="mt-3">
          <Panel tone="note">{t(words.fixed(planNames[fixed]))}</Panel>
        </div>
      )}
    </fieldset>
  )
}
