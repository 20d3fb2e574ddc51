import { Plus } from 'lucide-react'
import type { Text } from '#shared/text.ts'
import { freshId } from '../ui/fresh-id.ts'
import { useText } from '../language.tsx'

/** Adds something of one's own to a list, under a new id. */
export function AddOwn({ label, onAdd }: { label: Text; onAdd(id: string): void }) {
  const t = useText()
  return (
    <button type="button" className="btn-small justify-self-start text-accent-ink" onClick={() => onAdd(freshId())}>
      <Plus className="size-4" aria-hidden />
      {t(label)}
    </button>
  )
}
