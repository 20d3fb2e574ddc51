import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { copyMarkdown, copyText } from './copy.ts'

const words = {
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  notCopied: { de: 'Kopieren nicht möglich', en: 'Failed to copy to clipboard' },
}

const copying = (lay: (text: string) => Promise<void>) => () => {
  const t = useText()
  return (text: string) =>
    lay(text).then(
      () => toast({ text: t(words.copied) }),
      () => toast({ text: t(words.notCopied), tone: 'danger' }),
    )
}

/** Copies Markdown and says so. */
export const useCopy = copying(copyMarkdown)

/** Copies a text as it is and says so. */
export const useCopyText = copying(copyText)
