import type { ReactNode } from 'react'

type Props = { drawing: ReactNode; title: string; text: ReactNode; children?: ReactNode }

/** A page that has nothing of its own to show: a drawing, what is the matter, and where to go from here. */
export const PageState = ({ drawing, title, text, children }: Props) => (
  <div className="grid grid-cols-1 justify-items-center gap-2 py-14 text-center sm:py-20">
    {drawing}
    <h1 className="voice mt-3 text-2xl">{title}</h1>
    <p className="max-w-md text-balance text-muted">{text}</p>
    <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>
  </div>
)
