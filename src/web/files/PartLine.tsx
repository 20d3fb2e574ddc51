import { Check } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import type { DocumentPart } from './parts.ts'
import { words } from './words.ts'

const step = 1.25
const deepest = 3

type Props = { part: DocumentPart; chosen: boolean; onToggle(): void }

/** One passage of a document, which can be chosen with others; it stands as deep as its heading. */
export function PartLine({ part: { title, piece, depth, words: count }, chosen, onToggle }: Props) {
  const t = useText()
  const { number } = useFormats()
  return (
    <label
      style={{ paddingInlineStart: `${0.5 + Math.min(deepest, depth) * step}rem` }}
      className="relative flex min-h-10 cursor-pointer items-center gap-3 rounded-md py-1.5 pr-3 hover:bg-sunken
        pointer-coarse:min-h-11"
    >
      <input type="checkbox" checked={chosen} onChange={onToggle} className="peer sr-only" />
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded border border-field bg-surface text-transparent
          peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2
          peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring"
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {title}
        {piece && <span className="text-muted"> ({number(piece)})</span>}
      </span>
      <span className="shrink-0 text-sm text-muted tabular-nums">{t(words.words(count, number(count)))}</span>
    </label>
  )
}
