import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'

/** The system's own list of choices, in our dress. */
export const Select = ({ className = '', ...rest }: ComponentProps<'select'>) => (
  <span className={`relative block ${className}`}>
    <select
      className="field h-10 appearance-none truncate pr-9 leading-tight font-normal pointer-coarse:h-11"
      {...rest}
    />
    <ChevronDown
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      aria-hidden
    />
  </span>
)
