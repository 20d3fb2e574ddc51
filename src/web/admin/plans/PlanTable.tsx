import { ChevronRight } from 'lucide-react'
import type { SetPlan } from '../../data/set-plans.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'

const words = {
  requests: { de: 'Anfragen im Monat', en: 'Requests a month' },
  storage: { de: 'Speicherplatz', en: 'Storage' },
  people: { de: 'Konten', en: 'Accounts' },
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
}

/** The five plans with what they hold, and how many accounts are on each; each opens what can be changed of it. */
export function PlanTable({ plans, onOpen }: { plans: readonly SetPlan[]; onOpen(id: string): void }) {
  const t = useText()
  const { number, size } = useFormats()
  return (
    <ul className="card divide-y divide-line">
      {plans.map(({ id, name, line, price, requests, storage, people }) => {
        const facts = [
          [words.requests, requests === null ? t(words.unlimited) : number(requests)],
          [words.storage, size(storage)],
          [words.people, number(people)],
        ] as const
        return (
          <li key={id} className="relative grid grid-cols-1 gap-3 p-4 hover:bg-sunken sm:p-5 md:grid-cols-[1fr_auto]">
            <div className="min-w-0 pr-8 md:pr-0">
              <button
                type="button"
                className="cursor-pointer text-left font-semibold after:absolute after:inset-0"
                onClick={() => onOpen(id)}
              >
                {name}
              </button>
              <p className="flex flex-wrap gap-x-3 text-sm text-muted wrap-anywhere">
                {[t(line), t(price)].filter(Boolean).map(said => (
                  <span key={said} className="min-w-0">
                    {said}
                  </span>
                ))}
              </p>
            </div>
            <dl className="grid grid-cols-3 items-end gap-4 md:items-start md:w-[26rem] md:pr-10">
              {facts.map(([label, value]) => (
                <div key={label.en} className="min-w-0">
                  <dt className="text-sm text-muted">{t(label)}</dt>
                  <dd className="font-medium tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            <ChevronRight
              className="pointer-events-none absolute top-5 right-4 size-5 text-muted md:top-1/2 md:-translate-y-1/2"
              aria-hidden
            />
          </li>
        )
      })}
    </ul>
  )
}
