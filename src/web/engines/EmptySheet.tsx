import type { ReactNode } from 'react'

type Props = { drawing: ReactNode; title: string; children: ReactNode; alert?: boolean }

/** A sheet without a text: a drawing, what is the case, and the ways on. */
export const EmptySheet = ({ drawing, title, children, alert = false }: Props) => (
  <section
    role={alert ? 'alert' : undefined}
    aria-label={title}
    className="card grid min-h-[37rem] min-w-0 grid-cols-1 content-center justify-items-center p-6 text-center sm:p-10"
  >
    {drawing}
    <h2 className="voice mt-4 text-xl">{title}</h2>
    {children}
  </section>
)
