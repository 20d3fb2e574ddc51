import type { ComponentProps } from 'react'

export type ButtonProps = ComponentProps<'button'> & {
  /** Whether what was pressed is still being done. */
  isBusy?: boolean | undefined
}

const busy: ComponentProps<'button'> = {
  'aria-busy': true,
  'aria-disabled': true,
  // It also keeps the form from being sent, by this button or from a field.
  onClick: event => event.preventDefault(),
}

/**
 * A button that can wait. Browsers take the focus from what is `disabled`, and who presses with the keyboard would
 * begin anew at the top of the page: while it is busy it keeps the focus, says so, and a second press does nothing.
 */
export const Button = ({ isBusy, ...rest }: ButtonProps) => <button type="button" {...rest} {...(isBusy && busy)} />
