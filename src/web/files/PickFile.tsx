import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className' | 'children'> & {
  /** Whether the file before is still being taken: none can be chosen, and who is there stays there. */
  isBusy?: boolean
  onFile(file: File): void
  children: ReactNode
}

/** The browser's own control for a file, in our dress and in our words; the same one can be chosen twice. */
export const PickFile = ({ isBusy, onFile, children, ...rest }: Props) => (
  <div
    className="field relative flex min-h-11 items-start gap-2.5 py-2.5 has-[input:focus-visible]:outline-2
      has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring has-[input:disabled]:bg-sunken
      has-aria-disabled:bg-sunken"
  >
    <input
      {...rest}
      type="file"
      className="absolute inset-0 cursor-pointer text-[0px] opacity-0 disabled:cursor-default
        aria-disabled:cursor-default"
      aria-disabled={isBusy || undefined}
      onClick={event => isBusy && event.preventDefault()}
      onChange={({ target }) => {
        const [chosen] = target.files ?? []
        // One may be dropped on it, too.
        if (chosen && !isBusy) onFile(chosen)
        target.value = ''
      }}
    />
    {children}
  </div>
)
