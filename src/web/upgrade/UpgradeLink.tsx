import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { useLocale, useText } from '../language.tsx'
import { pages } from '../pages.ts'

const newTab = { de: '(öffnet einen neuen Tab)', en: '(opens a new tab)' }

type Props = { className: string; onClick?: () => void; children: ReactNode }

/** Leads to the plans in a new tab: what one was doing stays where it is. */
export function UpgradeLink({ className, onClick, children }: Props) {
  const t = useText()
  const href = pages.upgrade.replace('{-$locale}', useLocale())
  return (
    <a href={href} target="_blank" rel="noopener" className={className} onClick={onClick}>
      {children}
      <ExternalLink className="size-4 shrink-0" aria-hidden />
      <span className="sr-only"> {t(newTab)}</span>
    </a>
  )
}
