import { asProblem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { BrokenLine, LostLine } from '../brand/drawings.tsx'
import { useText } from '../language.tsx'
import { useLoadSentence } from '../useSentence.ts'
import { tryAgain } from '../ui/try-again.ts'

const ofText = {
  missing: { de: 'Diesen Text gibt es nicht.', en: 'This text does not exist.' },
  failed: { de: 'Der Text ließ sich nicht öffnen', en: 'The text could not be opened' },
}
const words = {
  retry: tryAgain,
  back: { de: 'Zurück zur Liste', en: 'Back to the list' },
}

type Props = {
  failure: unknown
  /** What is said where it is no text that is missing. */
  said?: Readonly<Record<'missing' | 'failed', Text>>
  onRetry(): void
  onBack(): void
}

/** The place of a text, or of something like it, that is being fetched, or could not be. */
export function PaneState({ failure, said = ofText, onRetry, onBack }: Props) {
  const t = useText()
  const sentence = useLoadSentence()
  if (!failure)
    return (
      <div className="card min-h-96 px-10 py-14">
        <div className="ruled h-72" aria-hidden />
      </div>
    )
  const gone = asProblem(failure).code === 'not_found'
  return (
    <div role="alert" className="card grid min-h-96 content-center justify-items-center p-8 text-center">
      {gone ? <LostLine /> : <BrokenLine />}
      <h2 className="voice mt-3 text-xl">{t(gone ? said.missing : said.failed)}</h2>
      {!gone && <p className="mt-1 max-w-sm text-muted">{sentence(failure)}</p>}
      <button type="button" className="btn-line mt-4" onClick={gone ? onBack : onRetry}>
        {t(gone ? words.back : words.retry)}
      </button>
    </div>
  )
}
