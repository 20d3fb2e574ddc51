import { useText } from '../language.tsx'
import { copyText } from './clipboard.ts'
import { toast } from './toast.ts'

const words = {
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  notCopied: { de: 'Kopieren nicht möglich', en: 'Failed to copy to clipboard' },
}

/** How something is laid on the clipboard, and said so. */
export const copying = (lay: (text: string) => Promise<void>) => () => {
  const t = useText()
  return (text: string) =>
    lay(text).then(
      () => toast({ text: t(words.copied) }),
      () => toast({ text: t(words.notCopied), tone: 'danger' }),
    )
}

/** Copies a text as it is and says so. */
export const useCopyText = copying(copyText)
