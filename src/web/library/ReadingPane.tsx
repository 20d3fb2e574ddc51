import { type ReactNode, useEffect, useRef } from 'react'
import { useSearch } from '@tanstack/react-router'
import { ArrowLeft, ChevronDown } from 'lucide-react'
import { inEach } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { useCrumb } from '../shell/crumbs.ts'

const words = {
  back: { de: 'Zurück zur Liste', en: 'Back to the list' },
  inputs: { de: 'Eingaben', en: 'Inputs' },
}
/** Characters; no line is wider, and one of a megabyte would keep the page from answering. */
const longestGlance = 500
const oneColumn = '(max-width: 1279px)'

type Props = {
  /** Whose text it is; another one begins at its top. */
  id: string
  icon: ReactNode
  title: string
  about: string
  actions: ReactNode
  /** The inputs in one line, and whole. */
  glance: string
  inputs: ReactNode
  onBack(): void
  children: ReactNode
}

/** One text to read, with what was asked for folded above it. */
export function ReadingPane({ id, icon, title, about, actions, glance, inputs, onBack, children }: Props) {
  const t = useText()
  const chosen = useSearch({ strict: false, select: ({ id }) => id })
  useCrumb(chosen === id ? { name: inEach(() => title), inTab: true } : undefined)
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    pane.current?.scrollTo(0, 0)
    if (matchMedia(oneColumn).matches) pane.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <article
      ref={pane}
      aria-labelledby="open-text"
      tabIndex={-1}
      className="card outline-none xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6.5rem)] xl:overflow-y-auto print:max-h-none"
    >
      <div
        className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 sm:pl-6 xl:sticky xl:top-0
          xl:z-1 xl:bg-surface print:hidden"
      >
        <button type="button" className="icon-btn -ml-1 xl:hidden" aria-label={t(words.back)} onClick={onBack}>
          <ArrowLeft className="size-5" aria-hidden />
        </button>
        {icon ?? <span className="block size-7 shrink-0" />}
        <div className="min-w-0 flex-1 basis-40">
          <h2 id="open-text" dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
            {title}
          </h2>
          <p data-own className="truncate text-xs text-muted">
            {about}
          </p>
        </div>
        <div className="ml-auto flex max-w-full shrink-0 flex-wrap items-center justify-end">{actions}</div>
      </div>
      {glance && (
        <details className="group border-b border-line px-4 sm:px-6 print:hidden">
          <summary
            className="flex h-11 cursor-pointer list-none items-center gap-3 text-sm
              [&::-webkit-details-marker]:hidden"
          >
            <span className="shrink-0 font-medium">{t(words.inputs)}</span>
            <span data-own dir="auto" className="min-w-0 truncate text-muted group-open:invisible">
              {glance.slice(0, longestGlance)}
            </span>
            <ChevronDown className="ml-auto size-4 shrink-0 text-muted group-open:rotate-180" aria-hidden />
          </summary>
          <div className="pb-4 text-sm">{inputs}</div>
        </details>
      )}
      {children}
    </article>
  )
}
