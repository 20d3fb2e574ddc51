import { Link } from '@tanstack/react-router'
import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import type { MenuProps } from '../ui/MenuButton.tsx'
import { Meter } from '../ui/Meter.tsx'
import { PopPanel } from '../ui/PopPanel.tsx'

const words = {
  plan: { de: 'Tarif', en: 'Plan' },
  used: { de: 'Diesen Monat', en: 'This month' },
  requests: { de: 'Anfragen', en: 'Requests' },
  of: (left: string, limit: string) => ({ de: `${left} von ${limit}`, en: `${left} of ${limit}` }),
  left: { de: 'Übrig', en: 'Left' },
  renews: { de: 'Beginnt neu', en: 'Renews' },
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
  more: { de: 'Zu Ihrem Tarif', en: 'Go to your plan' },
}

/** What the ring in the header stands for, in numbers. */
export function UsagePanel(props: MenuProps) {
  const t = useText()
  const { number, renewal } = useFormats()
  const { plan, used, limit, left, renews } = useUsage()
  const facts = [
    [words.plan, plan],
    ...(limit === null ? [[words.used, number(used)] as const] : []),
    [words.left, left === null || limit === null ? t(words.unlimited) : t(words.of(number(left), number(limit)))],
    [words.renews, renewal(renews)],
  ] as const
  return (
    <PopPanel {...props}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name.en} className="contents">
            <dt className="text-muted">{t(name)}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {limit !== null && left !== null && (
        <Meter
          label={t(words.requests)}
          used={used}
          limit={limit}
          says={`${t(words.left)}: ${number(left)}`}
          className="mt-3"
        />
      )}
      <Link to={pages.settings} hash="plan" onClick={props.onClose} className="link mt-3 inline-flex items-center">
        {t(words.more)}
      </Link>
    </PopPanel>
  )
}
