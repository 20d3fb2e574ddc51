import { Infinity as Endless } from 'lucide-react'
import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { MenuButton, type MenuProps } from '../ui/MenuButton.tsx'

const UsagePanel = later<MenuProps>(() => import('./UsagePanel.tsx').then(it => it.UsagePanel))
const words = {
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
  left: (left: string) => ({ de: `${left} übrig`, en: `${left} left` }),
  of: (left: string, limit: string) => ({
    de: `${left} übrig von ${limit} Anfragen`,
    en: `${left} left of ${limit} requests`,
  }),
  endless: (used: string, one: boolean) => ({
    de: `${used} ${one ? 'Anfrage' : 'Anfragen'} in diesem Monat`,
    en: `${used} ${one ? 'request' : 'requests'} this month`,
  }),
}
const strokes = { accent: 'stroke-accent', warn: 'stroke-warn', danger: 'stroke-danger' }
const inks = { accent: '', warn: 'text-warn', danger: 'text-danger' }

/** How far a share goes round. */
const Ring = ({ share, stroke }: { share: number; stroke: string }) => (
  <svg viewBox="0 0 20 20" className="size-5 -rotate-90" fill="none" strokeWidth="2.5" aria-hidden>
    <circle cx="10" cy="10" r="8" className="stroke-line" />
    {share > 0 && (
      <circle
        cx="10"
        cy="10"
        r="8"
        className={stroke}
        pathLength="100"
        strokeDasharray={`${share * 100} 100`}
        strokeLinecap={share < 1 ? 'round' : 'butt'}
      />
    )}
  </svg>
)

/** What of the plan is used, small enough for every width, and behind it the details. */
export function UsageRing() {
  const t = useText()
  const { number } = useFormats()
  const { used, limit, left, share, tone } = useUsage()
  const short = t(left === null ? words.unlimited : words.left(number(left)))
  const label =
    limit === null || left === null
      ? `${short}: ${t(words.endless(number(used), used === 1))}`
      : t(words.of(number(left), number(limit)))
  return (
    <MenuButton
      label={label}
      menu={UsagePanel}
      opens="dialog"
      className="flex h-10 min-w-10 pointer-coarse:h-11 pointer-coarse:min-w-11 cursor-pointer items-center justify-center gap-2 rounded-md px-2 text-sm text-muted
        tabular-nums transition-colors duration-120 hover:bg-sunken hover:text-ink md:min-w-24"
    >
      {limit === null ? (
        <Endless className="size-5" strokeWidth={1.75} aria-hidden />
      ) : (
        <Ring share={share} stroke={strokes[tone]} />
      )}
      <span className={`hidden whitespace-nowrap md:inline ${inks[tone]}`}>{short}</span>
    </MenuButton>
  )
}
