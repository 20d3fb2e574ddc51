import { Copy } from 'lucide-react'
import { useText } from '../language.tsx'
import { pressedBy } from '../shortcuts/keys.ts'

const words = { copy: { de: 'Kopieren', en: 'Copy' } }

/** Copies what lies on the sheet, all of it. */
export function CopyButton({ onCopy }: { onCopy(): void }) {
  const t = useText()
  return (
    <button
      type="button"
      {...pressedBy('copy')}
      className="btn-primary ml-1.5 min-h-9 px-2.5 max-sm:text-sm sm:px-3"
      onClick={onCopy}
    >
      <Copy className="size-4 max-sm:hidden" aria-hidden />
      {t(words.copy)}
    </button>
  )
}
