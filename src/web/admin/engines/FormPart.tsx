import type { Definition } from '#catalogue/custom/definition.ts'
import type { More } from '#catalogue/more.ts'
import type { Field } from '#shared/fields.ts'
import { useText } from '../../language.tsx'
import { MayBoth } from './Both.tsx'
import { withCall, withRenamed } from './edits.ts'
import { FieldsEditor } from './FieldsEditor.tsx'
import { useFinding } from './findings.ts'
import { Picks } from './Picks.tsx'

const words = {
  title: { de: 'Überschrift der Variante', en: 'Heading of the variant' },
  line: { de: 'Ein Satz dazu', en: 'A sentence about it' },
  note: { de: 'Hinweis über dem Formular', en: 'Note above the form' },
  more: { de: 'Gemeinsame Fragen unter „Mehr Möglichkeiten“', en: 'Shared questions under “More options”' },
}

type Props = {
  draft: Definition
  path: string
  more: Readonly<Record<More, Field>>
  onChange(how: (draft: Definition) => Definition): void
}

/** The questions that a tool asks. */
export function FormPart({ draft, path, more, onChange }: Props) {
  const t = useText()
  const problem = useFinding(`${path}.more`)
  const call = draft.calls[path]
  if (!call) return null
  const set = (change: Partial<typeof call>) => onChange(before => withCall(before, path, change))
  const shared = Object.entries(more) as [More, Field][]
  return (
    <>
      {Object.keys(draft.calls).length > 1 && (
        <>
          <MayBoth label={words.title} at={`${path}.title`} value={call.title} onChange={title => set({ title })} />
          <MayBoth
            label={words.line}
            at={`${path}.description`}
            value={call.description}
            onChange={description => set({ description })}
          />
        </>
      )}
      <FieldsEditor
        fields={call.fields}
        at={`${path}.fields`}
        onFields={fields => set({ fields })}
        onRename={(from, to) => onChange(before => withRenamed(before, path, from, to))}
      />
      <Picks
        label={words.more}
        options={shared.map(([value, { label }]) => ({ value, name: t(label) }))}
        picked={call.more ?? []}
        problem={problem}
        onPick={picked => set({ more: picked.length ? picked : undefined })}
      />
      <MayBoth label={words.note} at={`${path}.note`} value={call.note} onChange={note => set({ note })} />
    </>
  )
}
