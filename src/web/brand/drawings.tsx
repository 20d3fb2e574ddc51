import type { ReactNode } from 'react'

/** One hand for all drawings: 1.5 px line, round ends, one soft fill, drawn on a 160 x 112 field. */
function Drawing({ children, className = 'h-28 w-40' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 112"
      className={`${className} shrink-0 text-field`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  )
}
const quill = 'M0 44C2 21 12 5 38 0c-1 13-8 18-20 18.5-3.5.2-6 1.5-7.5 4 6 .8 12 0 17-2.2C25 30 17 34 7.5 33.5L2 45Z'
const Quill = ({ at, className = 'fill-accent-soft stroke-accent' }: { at: string; className?: string }) => (
  <g transform={at} className={className}>
    <path d={quill} />
    <path d="M5 38C9 26 16 14 27 8" />
  </g>
)

/** A quill that has written its first line. */
export const FirstLine = ({ className }: { className?: string }) => (
  <Drawing className={className}>
    <path
      d="M8 92c10-9 15-9 17 0 2 8 8 6 12-2 4-9 10-8 11 0 1 7 6 7 11 0 5-6 9-5 11 0 2 6 8 5 13 1"
      className="stroke-accent"
    />
    <path d="M98 100h54" className="stroke-line" />
    <Quill at="translate(84 44) scale(1.08)" />
  </Drawing>
)
/** A sheet with the ribbon that keeps it. */
export const KeptSheet = () => (
  <Drawing>
    <rect x="46" y="12" width="68" height="90" rx="6" className="fill-surface" />
    <path d="M58 52h44M58 64h44M58 76h28" className="stroke-line" />
    <path d="M58 34h20" />
    <path d="M92 8h14v34l-7-6-7 6Z" className="fill-accent-soft stroke-accent" />
  </Drawing>
)
/** An ink blot where the line broke off. */
export const BrokenLine = () => (
  <Drawing>
    <path d="M8 84c10-9 15-9 17 0 2 8 8 6 12-2 4-9 10-8 11 0" />
    <path
      d="M74 68c13-4 25 2 26 13s-8 18-19 17-20-7-19-17c1-7 5-11 12-13Z"
      className="fill-danger-soft stroke-danger"
    />
    <circle cx="108" cy="66" r="3" className="fill-danger-soft stroke-danger" />
    <circle cx="56" cy="98" r="2" className="fill-danger-soft stroke-danger" />
    <Quill at="translate(108 14) scale(1.1)" className="fill-surface stroke-field" />
  </Drawing>
)
/** An empty inkwell: no model yet. */
export const EmptyInkwell = ({ className }: { className?: string }) => (
  <Drawing className={className}>
    <path d="M52 58h40l8 14v22a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V72Z" className="fill-surface" />
    <path d="M56 48h32v10H56Z" className="fill-sunken" />
    <path d="M44 92h56" className="stroke-line" strokeDasharray="3 5" />
    <Quill at="translate(82 6) scale(1.05)" />
  </Drawing>
)
/** Two quills over one sheet: a team. */
export const SharedSheet = () => (
  <Drawing className="h-20 w-28">
    <rect x="44" y="46" width="72" height="58" rx="6" className="fill-surface" />
    <path d="M56 84h48M56 94h30" className="stroke-line" />
    <Quill at="translate(80 22) scale(1.05)" />
    <g transform="translate(160 0) scale(-1 1)">
      <Quill at="translate(80 22) scale(1.05)" className="fill-sunken stroke-field" />
    </g>
  </Drawing>
)
/** A counter with a window: customers. */
export const Counter = () => (
  <Drawing className="h-20 w-28">
    <path d="M34 44h92v58H34Z" className="fill-surface" />
    <path
      d="M28 44l8-24h88l8 24c0 8-13 10-17.3 2-4 8-13.5 8-17.4 0-4 8-13.4 8-17.3 0-4 8-13.4 8-17.3 0-4 8-13.4 8-17.4 0C41 54 28 52 28 44Z"
      className="fill-accent-soft stroke-accent"
    />
    <path d="M48 66h36v36H48zM98 66h14v36H98z" className="fill-sunken" />
    <path d="M56 84c4-4 6-3 7 0s5 2 8-1" className="stroke-accent" />
  </Drawing>
)
/** A line that leads out of the sheet: nothing is there. */
export const LostLine = () => (
  <Drawing>
    <rect x="30" y="14" width="66" height="86" rx="6" className="fill-surface" />
    <path d="M42 34h26M42 46h40" className="stroke-line" />
    <path
      d="M42 68c8-8 13-8 15 0 2 7 7 5 10-2 4-8 9-7 10 0 2 9 12 12 22 8 12-5 20-3 26 6 4 6 10 8 18 6"
      className="stroke-accent"
      strokeDasharray="1 6"
    />
    <path d="M42 84h22" className="stroke-line" />
  </Drawing>
)
/** A book with its clasp closed. */
export const ClosedBook = () => (
  <Drawing>
    <path d="M48 16h60a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6H48a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8Z" className="fill-surface" />
    <path d="M54 16v84" className="stroke-line" />
    <path d="M102 46h18v22h-18Z" className="fill-accent-soft stroke-accent" />
    <path d="M111 55v5" className="stroke-accent" />
    <path d="M66 36h28M66 46h20" className="stroke-line" />
  </Drawing>
)
