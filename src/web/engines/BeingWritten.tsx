import type { ComponentProps } from 'react'
import { Square } from 'lucide-react'
import { useText } from '../language.tsx'
import { Waiting } from '../runs/Waiting.tsx'

const stop = { de: 'Anhalten', en: 'Stop' }

/** What stands in a sheet's head while the model writes; it can be stopped there, unless its form is open. */
export function BeingWritten({ run, paints, onStop }: ComponentProps<typeof Waiting> & { onStop(): void }) {
  const t = useText()
  return (
    <>
      <Waiting run={run} paints={paints} />
      <button
        type="button"
        aria-label={t(stop)}
        className="btn-line ml-2 size-10 shrink-0 px-0 group-has-data-form-open/desk:hidden"
        onClick={onStop}
      >
        <Square className="size-3.5 fill-current" aria-hidden />
      </button>
    </>
  )
}
