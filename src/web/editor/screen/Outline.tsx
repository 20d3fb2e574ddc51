import type { Editor } from '@tiptap/core'
import { useText } from '../../language.tsx'
import { useWhenQuiet } from '../useEditorState.ts'

const words = { outline: { de: 'Gliederung', en: 'Outline' } }
const most = 300

type Heading = { readonly at: number; readonly level: number; readonly words: string }

/** The headings of a text, where they stand, and the one whose part the caret is in. */
const headingsIn = ({ state: { doc, selection } }: Editor) => {
  const found: Heading[] = []
  doc.forEach((node, at) => {
    if (node.type.name !== 'heading' || !node.textContent.trim() || found.length >= most) return
    found.push({ at, level: Math.min(4, Number(node.attrs.level)), words: node.textContent.slice(0, 120) })
  })
  return { headings: found, current: found.findLast(({ at }) => at <= selection.head)?.at }
}

const indents = ['', '', 'pl-3', 'pl-6', 'pl-9']

/** The headings of the text, each the way to its place; the one somebody writes under stands out. */
export function Outline({ editor }: { editor: Editor }) {
  const t = useText()
  const { headings, current } = useWhenQuiet(editor, headingsIn)
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
                aria-current={at === current ? 'location' : undefined}
                className="min-h-7 w-full truncate rounded-sm px-1.5 text-start text-muted hover:bg-sunken hover:text-ink
                  aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
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
