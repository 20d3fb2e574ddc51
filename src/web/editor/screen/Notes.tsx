import type { Editor } from '@tiptap/core'
import { lookingAtEachBlock } from '../../editing/each-block.ts'
import { useText } from '../../language.tsx'
import { useWhenQuiet } from '../useEditorState.ts'

const words = {
  notes: { de: 'Fußnoten', en: 'Footnotes' },
  empty: { de: 'Noch ohne Text', en: 'No text yet' },
  change: (number: number) => ({ de: `Fußnote ${number} ändern`, en: `Change footnote ${number}` }),
}

type Note = Readonly<{ at: number; words: string }>

/** The notes of each outermost block, from where it begins. */
const ofBlocks = lookingAtEachBlock((block): readonly Note[] => {
  const found: Note[] = []
  block.descendants((node, at) => {
    if (node.type.name !== 'footnote') return !node.isText
    found.push({ at: at + 1, words: node.textContent })
    return false
  })
  return found
})
const notesIn = ({ state: { doc } }: Editor) =>
  ofBlocks(doc).flatMap(({ at, found }) => found.map(note => ({ ...note, at: at + note.at })))

/** What the notes say, at the foot of the text; a press leads to the one it is about. */
export function Notes({ editor }: { editor: Editor }) {
  const t = useText()
  const notes = useWhenQuiet(editor, notesIn, 100)
  if (!notes.length) return null
  return (
    <section aria-label={t(words.notes)} className="mt-10 border-t border-line pt-4">
      <ol className="space-y-1 font-serif text-base/6">
        {notes.map(({ at, words: said }, index) => (
          <li key={at} className="flex items-baseline gap-2">
            <span className="w-6 shrink-0 text-end text-muted tabular-nums">{index + 1}</span>
            <button
              type="button"
              dir="auto"
              aria-label={`${t(words.change(index + 1))}: ${said}`}
              className="min-h-6 flex-1 rounded-sm text-start wrap-anywhere hover:bg-sunken pointer-coarse:min-h-11"
              onClick={() => editor.chain().setNodeSelection(at).scrollIntoView().focus().run()}
            >
              {said || <span className="text-muted">{t(words.empty)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
