import { Plus, Trash2 } from 'lucide-react'
import type { Definition } from '#catalogue/custom/definition.ts'
import { useLocale, useText } from '../../language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { freshName } from './edits.ts'

const words = {
  variant: { de: 'Variante', en: 'Variant' },
  add: { de: 'Variante hinzufügen', en: 'Add a variant' },
  remove: { de: 'Diese Variante entfernen', en: 'Remove this variant' },
}
const most = 6

type Props = {
  draft: Definition
  path: string
  onPath(path: string): void
  onChange(how: (draft: Definition) => Definition): void
}

/** The forms of a tool, of which one is worked on; another begins as a copy of it. */
export function VariantBar({ draft, path, onPath, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const calls = Object.entries(draft.calls)
  const add = () => {
    const key = freshName('variant', draft.calls)
    const copied = draft.calls[path]
    if (!copied) return
    onChange(before => ({ ...before, calls: { ...before.calls, [key]: { ...copied, title: undefined } } }))
    onPath(key)
  }
  const remove = () => {
    onChange(before => ({
      ...before,
      calls: Object.fromEntries(Object.entries(before.calls).filter(([key]) => key !== path)),
      guide: {
        ...before.guide,
        example: Object.fromEntries(Object.entries(before.guide.example).filter(([key]) => key !== path)),
      },
    }))
    onPath(calls.find(([key]) => key !== path)?.[0] ?? '')
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {calls.length > 1 && (
        <>
          <Segments
            label={t(words.variant)}
            value={path}
            options={calls.map(([value, { title }], at) => ({
              value,
              label: title?.[locale] || `${t(words.variant)} ${at + 1}`,
            }))}
            onChange={onPath}
          />
          <IconButton icon={Trash2} label={t(words.remove)} onClick={remove} />
        </>
      )}
      {calls.length < most && (
        <button type="button" className="btn-quiet min-h-9 text-sm" onClick={add}>
          <Plus className="size-4" aria-hidden />
          {t(words.add)}
        </button>
      )}
    </div>
  )
}
