import { RefreshCw, X } from 'lucide-react'
import { useText } from '../language.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { useSentence } from '../useSentence.ts'
import { needsAnother } from './refusal.ts'
import type { Upload } from './useUpload.ts'
import { words } from './words.ts'

type Props = {
  upload: Extract<Upload, { state: 'failed' }>
  /** What did not come about. */
  title: string
  onRetry(): void
  onOther(): void
  onDismiss(): void
}

/** Why a file did not get through, and the way on: the same one again, or another one. */
export function Refused({ upload: { problem }, title, onRetry, onOther, onDismiss }: Props) {
  const t = useText()
  const sentence = useSentence()
  const another = needsAnother(problem)
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <ProblemLine>
            {title} {sentence(problem)}
          </ProblemLine>
        </div>
        <button
          type="button"
          aria-label={t(words.dismiss)}
          className="icon-btn -mt-1 size-7 pointer-coarse:size-11"
          onClick={onDismiss}
        >
          <X className="size-3.5" aria-hidden />
        </button>
      </div>
      <button type="button" className="btn-small ml-3 w-fit" onClick={another ? onOther : onRetry}>
        {!another && <RefreshCw className="size-3.5" aria-hidden />}
        {t(another ? words.other : words.retry)}
      </button>
    </div>
  )
}
