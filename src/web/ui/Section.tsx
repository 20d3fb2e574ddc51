import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  line?: string
  /** What one does here first, beside the heading: on phones it takes no line of its own. */
  action?: ReactNode
  children?: ReactNode
}

/** A part of the settings; its id is its address behind the `#`. */
export const Section = ({ id, title, line, action, children }: Props) => (
  <section
    aria-labelledby={`${id}-title`}
    id={id}
    className="card scroll-mt-28 px-4 py-3 lg:scroll-mt-20 sm:px-6 sm:py-4.5"
  >
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <h2 id={`${id}-title`} className="col-start-1 row-start-1 text-lg font-semibold">
        {title}
      </h2>
      {line && (
        <p
          className={`text-sm text-muted ${action ? 'row-start-2 max-sm:col-span-2 max-sm:mt-1 sm:col-start-1' : 'col-span-2'}`}
        >
          {line}
        </p>
      )}
      {action && <div className="col-start-2 row-start-1 self-start sm:row-span-2">{action}</div>}
    </div>
    <div className="mt-2 grid grid-cols-1 gap-3 empty:hidden sm:mt-3 sm:gap-4">{children}</div>
  </section>
)
