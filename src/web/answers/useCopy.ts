import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { copyMarkdown } from './copy.ts'

const words = {
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  notCopied: { de: 'Kopieren nicht möglich', en: 'Failed to copy to clipboard' },
}

/** Copies Markdown and says so. */
export const useCopy = () => {
  const t = useText()
  return (markdown: string) =>
    copyMarkdown(markdown).then(
      () => toast({ text: t(words.copied) }),
      () => toast({ text: t(words.notCopied), tone: 'danger' }),
    )
}
