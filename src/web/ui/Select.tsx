import type { ComponentProps, SyntheticEvent } from 'react'
import { ChevronDown } from 'lucide-react'

type Props = ComponentProps<'select'> & {
  /** Whether what was chosen is in use just now: nothing else can be chosen, and who is there stays there. */
  isBusy?: boolean | undefined
}

const stays = (event: SyntheticEvent) => event.preventDefault()
const busy: ComponentProps<'select'> = {
  'aria-disabled': true,
  onMouseDown: stays,
  // It takes no key but the one that leads on; what a browser chooses all the same is drawn back.
  onKeyDown: event => event.key === 'Tab' || stays(event),
  onChange: stays,
}

/** The system's own list of choices, in our dress. */
export const Select = ({ className = '', isBusy, ...rest }: Props) => (
  <span className={`relative block ${className}`}>
    <select
      className="field h-10 appearance-none truncate pr-9 leading-tight font-normal aria-disabled:bg-sunken
        pointer-coarse:h-11"
      {...rest}
      {...(isBusy && busy)}
    />
    <ChevronDown
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      aria-hidden
    />
  </span>
)
