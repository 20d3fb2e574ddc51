import { Link } from '@tanstack/react-router'
import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'

const words = {
  left: (left: string) => ({ de: `${left} übrig`, en: `${left} left` }),
  all: (used: string, limit: string) => ({
    de: `${used} von ${limit} Anfragen verbraucht`,
    en: `${used} of ${limit} requests used`,
  }),
}
const strokes = { accent: 'stroke-accent', warn: 'stroke-warn', danger: 'stroke-danger' }

/** What is left of the plan, small enough for every width; it leads to the details. Without a limit there is none. */
export function UsageRing() {
  const t = useText()
  const { number } = useFormats()
  const { used, limit, left, share, tone } = useUsage()
  if (limit === null || left === null) return null
  const short = t(words.left(number(left)))
  return (
    <Link
      to={pages.settings}
      hash="plan"
      aria-label={`${short}: ${t(words.all(number(used), number(limit)))}`}
      className="flex h-10 min-w-10 items-center justify-center gap-2 rounded-md px-2 text-sm text-muted tabular-nums
        transition-colors duration-120 hover:bg-sunken hover:text-ink"
    >
      <svg viewBox="0 0 20 20" className="size-5 -rotate-90" fill="none" strokeWidth="2.5" aria-hidden>
        <circle cx="10" cy="10" r="8" className="stroke-line" />
        {share > 0 && (
          <circle
            cx="10"
            cy="10"
            r="8"
            className={strokes[tone]}
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            strokeLinecap={share < 1 ? 'round' : 'butt'}
          />
        )}
      </svg>
      <span className="hidden md:inline">{short}</span>
    </Link>
  )
}
