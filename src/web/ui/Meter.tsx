import { shareOf } from '../data/usage.ts'

const fills = { accent: 'fill-accent', warn: 'fill-warn', danger: 'fill-danger' }

type Props = { label: string; used: number; limit: number; says: string; className?: string }

/** How much of something is used: amber when little is left, red when nothing is. */
export function Meter({ label, used, limit, says, className = '' }: Props) {
  const { share, tone } = shareOf(used, limit)
  return (
    <svg
      viewBox="0 0 100 3"
      preserveAspectRatio="none"
      className={`${className} h-1.5 w-full overflow-hidden rounded-full`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
      aria-valuetext={says}
    >
      <rect width="100" height="3" className="fill-line" />
      <rect width={share * 100} height="3" className={fills[tone]} />
    </svg>
  )
}
