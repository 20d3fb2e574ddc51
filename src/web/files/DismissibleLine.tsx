import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../language.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { words } from './words.ts'

/** What is wrong with files that were brought, until somebody has read it. */
export function DismissibleLine({ children, onDismiss }: { children: ReactNode; onDismiss(): void }) {
  const t = useText()
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <ProblemLine>{children}</ProblemLine>
      </div>
      <button
        type="button"
        aria-label={t(words.dismiss)}
        className="icon-btn -mt-1 size-7 pointer-coarse:size-11"
        onClick={onDismiss}
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </div>
  )
}
