import { RefreshCw } from 'lucide-react'
import { useText } from '../language.tsx'
import { useSentence } from '../useSentence.ts'
import { needsAnother } from './refusal.ts'
import { DismissibleLine } from './DismissibleLine.tsx'
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
      <DismissibleLine onDismiss={onDismiss}>
        {title} {sentence(problem)}
      </DismissibleLine>
      <button type="button" className="btn-small ml-3 w-fit" onClick={another ? onOther : onRetry}>
        {!another && <RefreshCw className="size-3.5" aria-hidden />}
        {t(another ? words.other : words.retry)}
      </button>
    </div>
  )
}
