import type { ShownEngine } from '#catalogue/shown.ts'
import { exampleOf } from '#shared/example.ts'
import { draftOf, isBlank } from '../fields/entries.ts'
import { useLocale, useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import type { useDesk } from './useDesk.ts'

const words = {
  taken: { de: 'Beispiel übernommen', en: 'Example filled in' },
  undo: { de: 'Rückgängig', en: 'Undo' },
}

type Desk = Pick<ReturnType<typeof useDesk>, 'draft' | 'fill' | 'means' | 'path' | 'run'>

/**
 * Puts the example into the form that stands there; what it takes the place of can be had back. Nothing where there is
 * no example, or no form.
 */
export function useExample({ guide }: ShownEngine, { draft, fill, means, path, run }: Desk): (() => void) | undefined {
  const t = useText()
  const locale = useLocale()
  const example = guide.example[path]
  const isBusy = run.state === 'opening' || run.state === 'writing'
  if (!example || !Object.keys(example).length || isBusy || !(means.model || means.house)) return undefined
  return () => {
    fill(draftOf(exampleOf(example, locale)))
    const undo = { label: t(words.undo), run: () => fill(draft) }
    if (!isBlank(draft)) toast({ text: t(words.taken), action: undo })
  }
}
