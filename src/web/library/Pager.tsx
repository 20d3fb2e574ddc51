import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

const words = {
  pages: { de: 'Seiten', en: 'Pages' },
  before: { de: 'Vorige Seite', en: 'Previous page' },
  after: { de: 'Nächste Seite', en: 'Next page' },
  at: (page: string, of: string) => ({ de: `Seite ${page} von ${of}`, en: `Page ${page} of ${of}` }),
}

type Props = { page: number; of: number; onPage(page: number): void }

/** Leafs through a list that has several pages. */
export function Pager({ page, of, onPage }: Props) {
  const t = useText()
  const { number } = useFormats()
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
