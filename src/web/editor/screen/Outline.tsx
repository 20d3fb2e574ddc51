import type { Editor } from '@tiptap/core'
import { useText } from '../../language.tsx'
import { useWhenQuiet } from '../useEditorState.ts'

const words = { outline: { de: 'Gliederung', en: 'Outline' } }
const most = 300

type Heading = { readonly at: number; readonly level: number; readonly words: string }

/** The headings of a text, and where they stand. */
const headingsIn = ({ state: { doc } }: Editor): readonly Heading[] => {
  const found: Heading[] = []
  doc.forEach((node, at) => {
    if (node.type.name !== 'heading' || !node.textContent.trim() || found.length >= most) return
    found.push({ at, level: Math.min(4, Number(node.attrs.level)), words: node.textContent.slice(0, 120) })
  })
  return found
}

const indents = ['', '', 'pl-3', 'pl-6', 'pl-9']

/** The headings of the text, each the way to its place. */
export function Outline({ editor }: { editor: Editor }) {
  const t = useText()
  const headings = useWhenQuiet(editor, headingsIn)
  if (headings.length < 2) return null
  const go = (at: number) => {
    editor
      .chain()
      .focus(at + 1, { scrollIntoView: false })
      .run()
    const dom = editor.view.nodeDOM(at)
    if (dom instanceof HTMLElement) dom.scrollIntoView({ block: 'start' })
  }
  return (
    <nav aria-label={t(words.outline)} className="outline-of-text print:hidden">
      <details open={matchMedia('(min-width: 1280px)').matches}>
        <summary className="eyebrow cursor-pointer py-1 pointer-coarse:py-3.5">{t(words.outline)}</summary>
        <ol className="mt-1 text-sm">
          {headings.map(({ at, level, words }) => (
            <li key={at} className={indents[level]}>
              <button
                type="button"
                dir="auto"
                className="min-h-7 w-full truncate rounded-sm px-1.5 text-start text-muted hover:bg-sunken hover:text-ink
                  pointer-coarse:min-h-11"
                onClick={() => go(at)}
              >
                {words}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
