import type { ReactNode } from 'react'

type Props = { id: string; title: string; line?: string; children: ReactNode }

/** A part of the settings; its id is its address behind the `#`. */
export const Section = ({ id, title, line, children }: Props) => (
  <section aria-labelledby={`${id}-title`} id={id} className="card scroll-mt-20 p-5 sm:p-6">
    <h2 id={`${id}-title`} className="text-lg font-semibold">
      {title}
    </h2>
    {line && <p className="mt-0.5 text-sm text-muted">{line}</p>}
    <div className="mt-4 grid grid-cols-1 gap-5">{children}</div>
  </section>
)
