import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import type { Plan } from '#shared/plans.ts'
import { useLocale, useText } from '../language.tsx'
import { pages } from '../pages.ts'

const words = { upgrade: { de: 'Tarif erweitern', en: 'Upgrade' } }
const newTab = { de: '(öffnet einen neuen Tab)', en: '(opens a new tab)' }

type Props = {
  className: string
  /** The plan that opens what one wanted: the page begins with it. */
  plan?: Plan
  onClick?: () => void
  /** What it says, where that is more than what it does. */
  children?: ReactNode
}

/** Leads to the plans in a new tab: what one was doing stays where it is. */
export function UpgradeLink({ className, plan, onClick, children }: Props) {
  const t = useText()
  const page = pages.upgrade.replace('{-$locale}', useLocale())
  const href = plan ? `${page}?plan=${plan}` : page
  return (
    <a href={href} target="_blank" rel="noopener" className={className} onClick={onClick}>
      {children ?? t(words.upgrade)}
      <ExternalLink className="size-4 shrink-0" aria-hidden />
      <span className="sr-only"> {t(newTab)}</span>
    </a>
  )
}
