import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

const tones = {
  danger: [CircleAlert, 'bg-danger-soft', 'text-danger'],
  warn: [TriangleAlert, 'bg-warn-soft', 'text-warn'],
  ok: [CircleCheck, 'bg-ok-soft', 'text-ok'],
  note: [Info, 'bg-accent-soft', 'text-accent-ink'],
} as const
type Props = { tone: keyof typeof tones; children: ReactNode }

/** A few sentences that belong to the place where they stand. What went wrong is read aloud at once. */
export function Panel({ tone, children }: Props) {
  const [Icon, ground, ink] = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex items-start gap-2.5 rounded-md p-3 text-sm ${ground}`}
    >
      <Icon className={`mt-0.5 size-4 shrink-0 ${ink}`} aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
