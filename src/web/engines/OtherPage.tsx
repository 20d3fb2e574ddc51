import { Link2, PenLine, RefreshCw } from 'lucide-react'
import { useText } from '../language.tsx'
import { tryAgain } from '../ui/try-again.ts'

const words = {
  mend: { de: 'Adresse berichtigen', en: 'Correct the address' },
  paste: { de: 'Text selbst einfügen', en: 'Paste the text' },
  retry: tryAgain,
}

export type OtherPageProps = {
  onMend(): void
  /** Where the engine can also work with a text of one's own. */
  onOwnWords: (() => void) | undefined
  onRetry(): void
}

/** The ways on from a page that could not be read. */
export function OtherPage({ onMend, onOwnWords, onRetry }: OtherPageProps) {
  const t = useText()
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-2">
      <button type="button" className="btn-primary" onClick={onMend}>
        <Link2 className="size-4" aria-hidden />
        {t(words.mend)}
      </button>
      {onOwnWords && (
        <button type="button" className="btn-line" onClick={onOwnWords}>
          <PenLine className="size-4" aria-hidden />
          {t(words.paste)}
        </button>
      )}
      <button type="button" className="btn-line" onClick={onRetry}>
        <RefreshCw className="size-4" aria-hidden />
        {t(words.retry)}
      </button>
    </div>
  )
}
