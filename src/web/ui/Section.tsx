import type { ReactNode } from 'react'

type Props = { id: string; title: string; line?: string; children: ReactNode }

/** A part of the settings; its id is its address behind the `#`. */
export const Section = ({ id, title, line, children }: Props) => (
  <section aria-labelledby={`${id}-title`} id={id} className="card scroll-mt-28 p-4 lg:scroll-mt-20 sm:px-6 sm:py-4.5">
    <h2 id={`${id}-title`} className="text-lg font-semibold">
      {title}
    </h2>
    {line && <p className="text-sm text-muted">{line}</p>}
    <div className="mt-3 grid grid-cols-1 gap-4">{children}</div>
  </section>
)
