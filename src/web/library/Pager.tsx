import { useEffect, useEffectEvent } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

const words = {
  pages: { de: 'Seiten', en: 'Pages' },
  before: { de: 'Vorige Seite', en: 'Previous page' },
  after: { de: 'Nächste Seite', en: 'Next page' },
  at: (page: string, of: string) => ({ de: `Seite ${page} von ${of}`, en: `Page ${page} of ${of}` }),
}

type Props = {
  page: number
  of: number
  /** The list is still the one from before: how many pages there are is not known yet. */
  isOld?: boolean
  /** `replace`: nobody asked for it, the page there was before is none. */
  onPage(page: number, replace?: boolean): void
}

const within = (page: number, of: number) => Math.max(1, Math.min(page, of))

/** Whether a page shows nothing because it is beyond the last: by an old address, or in a list that got shorter. */
export const isBeyond = (shown: readonly unknown[] | undefined, page: number, of: number) =>
  shown?.length === 0 && within(page, of) !== page

/** Leafs through a list that has several pages, and goes to the last one where the page is beyond it. */
export function Pager({ page, of, isOld = false, onPage }: Props) {
  const t = useText()
  const { number } = useFormats()
  const to = within(page, of)
  const turnsBack = useEffectEvent(() => onPage(to, true))
  useEffect(() => {
    if (!isOld && to !== page) turnsBack()
  }, [isOld, to, page])
  if (of < 2) return null
  return (
    <nav aria-label={t(words.pages)} className="mt-4 flex items-center justify-between">
      <button
        type="button"
        className="icon-btn"
        aria-label={t(words.before)}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="size-5" aria-hidden />
      </button>
      <span className="text-sm text-muted tabular-nums">{t(words.at(number(page), number(of)))}</span>
      <button
        type="button"
        className="icon-btn"
        aria-label={t(words.after)}
        disabled={page >= of}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="size-5" aria-hidden />
      </button>
    </nav>
  )
}
