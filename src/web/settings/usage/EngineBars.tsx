import type { UsageView } from '#server/usage.ts'
import { useEngines } from '../../data/engines.ts'
import { familyOf } from '../../families.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'

const words = {
  title: { de: 'Anfragen je Werkzeug', en: 'Requests per tool' },
  gone: { de: 'Ein Werkzeug, das es nicht mehr gibt', en: 'A tool that no longer exists' },
}

/** What the requests went into, the most used tool first, each in the tint of its family. */
export function EngineBars({ engines }: Pick<UsageView, 'engines'>) {
  const t = useText()
  const { number } = useFormats()
  const cards = useEngines()
  const most = Math.max(1, ...engines.map(({ requests }) => requests))
  return (
    <div>
      <h3 className="text-sm font-medium">{t(words.title)}</h3>
      <ul className="mt-2 grid grid-cols-1 gap-2.5">
        {engines.map(({ engine, requests }) => {
          const card = cards.find(({ slug }) => slug === engine)
          return (
            <li key={engine} data-family={card ? familyOf(card) : 'other'}>
              <p className="flex justify-between gap-4 text-sm">
                <span className="min-w-0 wrap-anywhere">{t(card?.name ?? words.gone)}</span>
                <span className="tabular-nums">{number(requests)}</span>
              </p>
              <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2 w-full">
                <rect width={100} height={4} className="fill-sunken" />
                <rect width={(requests / most) * 100} height={4} className="fill-tint-ink" />
              </svg>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
