import { RefreshCw } from 'lucide-react'
import type { Problem } from '#shared/problems.ts'
import { useText } from '../language.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'

const words = {
  searching: { de: 'Das Motiv wird gesucht.', en: 'Looking for the subject.' },
  failed: {
    de: 'Das Motiv wurde nicht gefunden. Wählen Sie den Hintergrund selbst aus.',
    en: 'The subject was not found. Select the background yourself.',
  },
  again: { de: 'Noch einmal suchen', en: 'Search again' },
}

type Props = { isSearching: boolean; error: Problem | null; onRetry(): void }

/** How far the search for the subject of a picture is, until it is selected; meanwhile one can draw. */
export function SubjectNotice({ isSearching, error, onRetry }: Props) {
  const t = useText()
  const sentence = useSentence()
  const isFinal = error?.code === 'image_without_subject'
  return (
    <div className={`flex flex-wrap items-center gap-x-3 px-4 text-sm ${isSearching || error ? 'pt-2' : ''}`}>
      <p role="status" className="flex items-center gap-2 text-muted empty:hidden">
        {isSearching && (
          <>
            <Spinner />
            {t(words.searching)}
          </>
        )}
        {!isSearching && error && <span className="text-danger">{isFinal ? t(words.failed) : sentence(error)}</span>}
      </p>
      {!isSearching && error && !isFinal && (
        <button type="button" className="btn-small" onClick={onRetry}>
          <RefreshCw className="size-3.5" aria-hidden />
          {t(words.again)}
        </button>
      )}
    </div>
  )
}
