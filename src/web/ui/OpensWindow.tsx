import type { ReactNode, RefObject } from 'react'
import type { ControlProps } from './Field.tsx'

type Props = {
  control: ControlProps
  button: RefObject<HTMLButtonElement | null>
  icon: ReactNode
  /** What it does, in words. */
  does: string
  disabled: boolean
  onOpen(): void
}

/** The button of a question that is answered in a window: what it does is its name, the question above it its label. */
export const OpensWindow = ({ control, button, icon, does, disabled, onOpen }: Props) => (
  <button
    {...control}
    aria-labelledby={`${control.id}-does`}
    ref={button}
    type="button"
    disabled={disabled}
    className="btn-line justify-self-start"
    onClick={onOpen}
  >
    {icon}
    <span id={`${control.id}-does`}>{does}</span>
  </button>
)
