import { Copy } from 'lucide-react'
import { copyText } from '../ui/clipboard.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { toast } from '../ui/toast.ts'

const words = {
  copy: { de: 'Befehl kopieren', en: 'Copy the command' },
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  notCopied: { de: 'Kopieren nicht möglich', en: 'Failed to copy to clipboard' },
}

/** A line to type into a terminal. */
export function Command({ children }: { children: string }) {
  const t = useText()
  const copy = () =>
    copyText(children).then(
      () => toast({ text: t(words.copied) }),
      () => toast({ text: t(words.notCopied), tone: 'danger' }),
    )
  return (
    <p className="mt-2 flex items-center justify-between gap-2 rounded-md border border-line bg-sunken pl-3">
      <code className="min-w-0 py-2 text-sm wrap-anywhere" translate="no">
        {children}
      </code>
      <IconButton icon={Copy} label={t(words.copy)} onClick={() => void copy()} />
    </p>
  )
}
