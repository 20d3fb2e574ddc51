import { type ReactNode, useId } from 'react'
import { CircleAlert } from 'lucide-react'

/** What a control carries so that its label, hint and problem belong to it. */
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
type Props = {
  label: ReactNode
  /** Stands at the right of the label: a counter, a link. */
  aside?: ReactNode
  hint?: ReactNode
  problem?: string
  /** Stands under the control and is read with it: remarks that may come and go. */
  below?(id: string, control: string): ReactNode
  children(control: ControlProps): ReactNode
}

/** A labelled control. Its problem stands under it and is read with it. */
export function Field({ label, aside, hint, problem, below, children }: Props) {
  const id = useId()
  const told = [hint && `${id}-hint`, problem && `${id}-problem`, below && `${id}-below`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="min-w-0 font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': told || undefined })}
      {below?.(`${id}-below`, id)}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && <ProblemLine id={`${id}-problem`}>{problem}</ProblemLine>}
    </div>
  )
}

/** A sentence under a control that says what is wrong with it. */
export const ProblemLine = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
    <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
    <span>{children}</span>
  </p>
)
