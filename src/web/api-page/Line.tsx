import { Copy } from 'lucide-react'
import { useCopyText } from '../ui/useCopyText.ts'
import { useText } from '../language.tsx'

const words = {
  copy: { de: 'Kopieren', en: 'Copy' },
  copyNamed: (what: string) => ({ de: `${what} kopieren`, en: `Copy ${what}` }),
}

/** A line for a terminal, and how to take it along. */
export function Line({ name, text }: { name: string; text: string }) {
  const t = useText()
  const copy = useCopyText()
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-center justify-between gap-3 text-sm text-muted">
        {name}
        <button
          type="button"
          className="btn-small"
          aria-label={t(words.copyNamed(name))}
          onClick={() => void copy(text)}
        >
          <Copy className="size-4" aria-hidden />
          {t(words.copy)}
        </button>
      </figcaption>
      <pre
        className="mt-1.5 rounded-md bg-sunken p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        lang="en"
        dir="ltr"
      >
        {text}
      </pre>
    </figure>
  )
}
