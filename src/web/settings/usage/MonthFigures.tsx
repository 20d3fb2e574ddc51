import type { UsageView } from '#server/usage/routes.ts'
import { useUsage } from '../../data/usage.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'

/** So many words fill a page, as publishers count. */
const wordsOnPage = 250

const words = {
  requests: { de: 'Anfragen', en: 'Requests' },
  left: (left: string, limit: string, until: string) => ({
    de: `noch ${left} von ${limit} bis ${until}`,
    en: `${left} of ${limit} left until ${until}`,
  }),
  unlimited: { de: 'unbegrenzt', en: 'unlimited' },
  written: { de: 'Geschriebene Wörter', en: 'Words written' },
  pages: (count: string, one: boolean) => ({
    de: `rund ${count} ${one ? 'Seite' : 'Seiten'}`,
    en: `about ${count} ${one ? 'page' : 'pages'}`,
  }),
  texts: { de: 'Texte', en: 'Texts' },
  average: (count: string) => ({ de: `im Schnitt ${count} Wörter`, en: `${count} words on average` }),
  none: { de: 'noch keiner', en: 'none yet' },
}

/** The month in three figures: what was used, how much was written, and how many texts that are; their room before. */
export function MonthFigures({ month }: { month?: UsageView['month'] }) {
  const t = useText()
  const { number, renewal } = useFormats()
  const { used, limit, left, renews } = useUsage()
  const { texts, words: count } = month ?? { texts: 0, words: 0 }
  const filled = Math.max(1, Math.round(count / wordsOnPage))
  const figures = [
    {
      name: words.requests,
      value: used,
      says:
        limit === null || left === null ? words.unlimited : words.left(number(left), number(limit), renewal(renews)),
    },
    {
      name: words.written,
      value: count,
      says: count ? words.pages(number(filled), filled === 1) : words.none,
    },
    { name: words.texts, value: texts, says: texts ? words.average(number(Math.round(count / texts))) : words.none },
  ]
  return (
    <dl className="card grid grid-cols-1 divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {figures.map(({ name, value, says }) => (
        <div key={name.en} className="p-5">
          <dt className="text-sm text-muted">{t(name)}</dt>
          <dd className="voice mt-0.5 text-2xl tabular-nums">
            {month ? number(value) : <span aria-hidden className="skeleton inline-block h-6 w-20" />}
          </dd>
          <dd className="mt-0.5 text-sm text-muted">{month ? t(says) : '\u00A0'}</dd>
        </div>
      ))}
    </dl>
  )
}
