import type { ComponentProps } from 'react'

export type ButtonProps = ComponentProps<'button'> & {
  /** Whether what was pressed is still being done. */
  isBusy?: boolean | undefined
}

const deaf: ComponentProps<'button'> = {
  'aria-disabled': true,
  // It also keeps the form from being sent, by this button or from a field.
  onClick: event => event.preventDefault(),
}

/**
 * A button that can wait. Browsers take the focus from what is `disabled`, and who presses with the keyboard would
 * begin anew at the top of the page: while it is busy it keeps the focus, says so, and a second press does nothing.
 * One that waits at times is never `disabled` for another reason either: often its press is what brings that about.
 */
export const Button = ({ isBusy, disabled, ...rest }: ButtonProps) => {
  const waitsAtTimes = isBusy !== undefined
  return (
    <button
      type="button"
      {...rest}
      disabled={!waitsAtTimes && disabled}
      aria-busy={isBusy || undefined}
      {...(waitsAtTimes && (isBusy || disabled) && deaf)}
    />
  )
}
