import { Copy } from 'lucide-react'
import { useText } from '../language.tsx'
import { pressedBy } from '../shortcuts/keys.ts'

const words = {
  copy: { de: 'Kopieren', en: 'Copy' },
  copyAll: { de: 'Alles kopieren', en: 'Copy all' },
}

/** Copies what lies on the sheet; of several parts, all of them. On phones its bar has room for one word. */
export function CopyButton({ several, onCopy }: { several: boolean; onCopy(): void }) {
  const t = useText()
  return (
    <button
      type="button"
      aria-label={several ? t(words.copyAll) : undefined}
      {...pressedBy('copy')}
      className="btn-primary ml-1.5 min-h-9 px-2.5 max-sm:text-sm sm:px-3"
      onClick={onCopy}
    >
      <Copy className="size-4 max-sm:hidden" aria-hidden />
      <span className={several ? 'max-sm:hidden' : ''}>{t(several ? words.copyAll : words.copy)}</span>
      {several && <span className="sm:hidden">{t(words.copy)}</span>}
    </button>
  )
}
