import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Tip } from './Tip.tsx'

type Props = { icon: LucideIcon; label: string } & Omit<ComponentProps<'button'>, 'children'>

/** A button that is only an icon; its name is read aloud and shown to whoever rests on it. */
export const IconButton = ({ icon: Icon, label, className = '', ...rest }: Props) => (
  <Tip label={label}>
    <button type="button" aria-label={label} className={`icon-btn ${className}`} {...rest}>
      <Icon className="size-[18px]" strokeWidth={1.75} aria-hidden />
    </button>
  </Tip>
)
