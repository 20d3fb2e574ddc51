import { useId } from 'react'
import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import { type SeoFinding, seoRules, type SeoRuleName, type SeoState } from '#language/seo/index.ts'
import { useText } from '../../language.tsx'

const words = {
  bad: { de: 'Zu tun', en: 'To do' },
  better: { de: 'Könnte besser sein', en: 'Could be better' },
  good: { de: 'Gut', en: 'Good' },
  places: { de: 'Stellen im Text zeigen', en: 'Show the places in the text' },
}

const looks = {
  bad: { icon: CircleAlert, className: 'text-danger' },
  better: { icon: TriangleAlert, className: 'text-warn' },
  good: { icon: Check, className: 'text-ok' },
} as const
const states: readonly SeoState[] = ['bad', 'better', 'good']

type Props = {
  findings: readonly SeoFinding[]
  /** The rule whose places are marked in the text, and how another is chosen; missing where the text is locked. */
  chosen?: SeoRuleName
  onChoose?(rule: SeoRuleName): void
}

/** What helps a text to be found and what is in its way, the worst first; each may lead to its places. */
export function SeoFindings({ findings, chosen, onChoose }: Props) {
  const t = useText()
  const id = useId()
  return states.map(state => {
    const own = findings.filter(one => one.state === state)
    const { icon: Icon, className } = looks[state]
    if (!own.length) return null
    return (
      <section key={state} aria-labelledby={`${id}-${state}`}>
        <h3 id={`${id}-${state}`} className="eyebrow py-1">
          {t(words[state])} ({own.length})
        </h3>
        <ul>
          {own.map(({ rule, message, places }) => (
            <li key={rule} className="flex gap-2 border-t border-line py-1.5 first:border-0">
              <Icon className={`mt-0.5 size-4 shrink-0 ${className}`} aria-hidden />
              <div className="min-w-0 text-sm">
                <p className="font-medium">{t(seoRules[rule].name)}</p>
                <p className="text-muted">{t(message)}</p>
                {onChoose && places && places.length > 0 && (
                  <button
                    type="button"
                    aria-pressed={rule === chosen}
                    className="link min-h-6 aria-pressed:font-semibold pointer-coarse:min-h-11"
                    onClick={() => onChoose(rule)}
                  >
                    {t(words.places)} ({places.length})
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
