import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useText } from '../../language.tsx'
import { useEditorState } from '../useEditorState.ts'
import { Bar } from './Bar.tsx'

const words = {
  bar: { de: 'Bild', en: 'Picture' },
  alt: { de: 'Was das Bild zeigt', en: 'What the picture shows' },
  why: { de: 'Für alle, die es nicht sehen', en: 'For those who cannot see it' },
  width: { de: 'Breite', en: 'Width' },
  remove: { de: 'Bild löschen', en: 'Delete picture' },
}
const widths = [
  [240, { de: 'Klein', en: 'Small' }],
  [440, { de: 'Mittel', en: 'Medium' }],
  [null, { de: 'Volle Breite', en: 'Full width' }],
] as const

/** What is said of the picture that is selected, and how wide it stands. */
export function PictureBar({ editor }: { editor: Editor }) {
  const t = useText()
  const { alt, width } = useEditorState(editor, it => it.getAttributes('image') as { alt?: string; width?: number })
  const change = (attrs: object) => {
    const { from } = editor.state.selection
    const { tr } = editor.state
    for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(from, name, value)
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)))
  }
  return (
    <Bar label={t(words.bar)} onSubmit={() => editor.view.focus()}>
      <label className="flex min-w-0 flex-1 basis-64 items-center gap-2">
        <span className="shrink-0 font-medium">{t(words.alt)}</span>
        <input
          value={alt ?? ''}
          maxLength={500}
          placeholder={t(words.why)}
          className="field h-9 min-w-0 flex-1"
          onChange={({ target }) => change({ alt: target.value || null })}
        />
      </label>
      <div role="group" aria-label={t(words.width)} className="flex">
        {widths.map(([pixels, name]) => (
          <button
            key={name.en}
            type="button"
            aria-pressed={(width ?? null) === pixels}
            className="btn-small px-2 aria-pressed:text-accent-ink"
            onClick={() => change({ width: pixels, height: null })}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <button type="button" className="btn-small" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {t(words.remove)}
      </button>
    </Bar>
  )
}
