import { useText } from '../language.tsx'
import { Panel } from './Panel.tsx'
import { useLoadSentence } from '../useSentence.ts'
import { tryAgain } from './try-again.ts'

/** In the place of a list that could not be loaded: why, what is kept, and another try. */
export function NotLoaded({ failure, onRetry }: { failure: unknown; onRetry(): void }) {
  const t = useText()
  const sentence = useLoadSentence()
  return (
    <Panel tone="danger">
      {sentence(failure)}
      <button type="button" className="btn-line mt-3 flex min-h-9 text-sm" onClick={onRetry}>
        {t(tryAgain)}
      </button>
    </Panel>
  )
}
