import { Suspense } from 'react'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { DescribePicture } from '../../describing/describe-later.ts'
import { useLocale, useText } from '../../language.tsx'
import { setByModel } from '../text/by-model.ts'
import { useEditorState } from '../useEditorState.ts'
import { Bar } from './Bar.tsx'

const words = {
  bar: { de: 'Bild', en: 'Picture' },
  alt: { de: 'Was das Bild zeigt', en: 'What the picture shows' },
  why: { de: 'Für alle, die es nicht sehen', en: 'For those who cannot see it' },
  width: { de: 'Breite', en: 'Width' },
  decorative: { de: 'Nur Schmuck', en: 'Decoration only' },
  remove: { de: 'Bild löschen', en: 'Delete picture' },
}
const widths = [
  [240, { de: 'Klein', en: 'Small' }],
  [440, { de: 'Mittel', en: 'Medium' }],
  [null, { de: 'Volle Breite', en: 'Full width' }],
] as const

/** What stands around the picture that is selected. */
const textAround = ({ state: { doc, selection } }: Editor) => {
  const [from, to] = [Math.max(0, selection.from - 300), Math.min(doc.content.size, selection.to + 300)]
  return doc.textBetween(from, to, ' ', ' ').replaceAll(/\s+/g, ' ')
}

/** What is said of the picture that is selected, and how wide it stands. */
export function PictureBar({ editor, lang }: { editor: Editor; lang: string | undefined }) {
  const t = useText()
  const locale = useLocale()
  const { alt, width, src } = useEditorState(
    editor,
    it => it.getAttributes('image') as { alt?: string | null; width?: number; src?: string },
  )
  // No description is one that is still to be given; an empty one says that there is nothing to describe.
  const isDecorative = alt === ''
  const change = (attrs: object, byModel = false) => {
    const { from } = editor.state.selection
    const { tr } = editor.state
    for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(from, name, value)
    if (byModel) setByModel(tr)
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)))
  }
  return (
    <Bar label={t(words.bar)} onSubmit={() => editor.view.focus()}>
      <label className="flex min-w-0 flex-1 basis-64 items-center gap-2">
        <span className="shrink-0 font-medium">{t(words.alt)}</span>
        <input
          value={alt ?? ''}
          maxLength={500}
          placeholder={isDecorative ? '' : t(words.why)}
          disabled={isDecorative}
          className="field h-9 min-w-0 flex-1 disabled:bg-sunken"
          onChange={({ target }) => change({ alt: target.value || null })}
        />
      </label>
      <button
        type="button"
        aria-pressed={isDecorative}
        className="btn-small px-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        onClick={() => change({ alt: isDecorative ? null : '' })}
      >
        {t(words.decorative)}
      </button>
      <div role="group" aria-label={t(words.width)} className="flex">
        {widths.map(([pixels, name]) => (
          <button
            key={name.en}
            type="button"
            aria-pressed={(width ?? null) === pixels}
            className="btn-small px-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            onClick={() => change({ width: pixels, height: null })}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <button type="button" className="btn-small" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {t(words.remove)}
      </button>
      {src && !isDecorative && (
        <Suspense>
          <div className="basis-full empty:hidden">
            <DescribePicture
              key={src}
              src={src}
              alt={alt ?? ''}
              around={textAround(editor)}
              language={lang ?? locale}
              onAlt={text => change({ alt: text || null }, true)}
            />
          </div>
        </Suspense>
      )}
    </Bar>
  )
}
