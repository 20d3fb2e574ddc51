import type { ReactNode } from 'react'
import { Lock } from 'lucide-react'
import { useFormats } from '../formats.ts'

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded border border-line bg-bg px-1.5 font-sans text-xs leading-[1.25rem] whitespace-nowrap text-muted">
    {children}
  </kbd>
)

/** The plan that opens what is locked. */
export const PlanBadge = ({ plan }: { plan: string }) => (
  <span
    className="inline-flex h-5 shrink-0 items-center gap-1 rounded-full border border-line px-2 text-xs whitespace-nowrap
      text-muted"
  >
    <Lock className="size-3" aria-hidden />
    {plan}
  </span>
)

const tones = {
  accent: 'bg-accent-soft text-accent-ink',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  quiet: 'bg-sunken text-muted',
}
export const Tag = ({ children, tone = 'accent' }: { children: ReactNode; tone?: keyof typeof tones }) => (
  <span
    className={`inline-flex h-5 shrink-0 items-center rounded-full px-2 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
  >
    {children}
  </span>
)

/** A number of characters, and beside it the limit where there is one. */
export function Counter({ count, max }: { count: number; max?: number }) {
  const { number } = useFormats()
  const tone = max && count > max ? 'font-semibold text-danger' : max && count > max * 0.93 ? 'text-warn' : 'text-muted'
  return (
    <span className={`shrink-0 text-xs tabular-nums ${tone}`}>
      {max ? `${number(count)} / ${number(max)}` : number(count)}
    </span>
  )
}
