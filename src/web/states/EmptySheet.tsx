import type { ReactNode } from 'react'

type Props = {
  drawing: ReactNode
  title: string
  children: ReactNode
  alert?: boolean
  /** What stands above it, as what was read before it came to this. */
  above?: ReactNode
}

/** A sheet without a text: a drawing, what is the case, and the ways on. */
export const EmptySheet = ({ drawing, title, children, alert = false, above }: Props) => (
  <section aria-label={title} className="card flex min-h-[37rem] min-w-0 flex-col">
    {above}
    <div
      role={alert ? 'alert' : undefined}
      className="grid flex-1 grid-cols-1 content-center justify-items-center p-6 text-center sm:p-10"
    >
      {drawing}
      <h2 className="voice mt-4 text-xl">{title}</h2>
      {children}
    </div>
  </section>
)
