import { Copy } from 'lucide-react'
import { useText } from '../language.tsx'
import { pressedBy } from '../shortcuts/keys.ts'

const words = {
  copy: { de: 'Kopieren', en: 'Copy' },
  copyAll: { de: 'Alles kopieren', en: 'Copy all' },
}

/** Copies what lies on the sheet; of several parts, all of them. */
export function CopyButton({ several, onCopy }: { several: boolean; onCopy(): void }) {
  const t = useText()
  return (
    <button
      type="button"
      {...pressedBy('copy')}
      className="btn-primary ml-1.5 min-h-9 px-2.5 max-sm:text-sm sm:px-3"
      onClick={onCopy}
    >
      <Copy className="size-4" aria-hidden />
      {t(several ? words.copyAll : words.copy)}
    </button>
  )
}
