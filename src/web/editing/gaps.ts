import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { gapShape } from '#shared/gaps.ts'
import { lookingAtEachBlock } from './each-block.ts'

const gap = new RegExp(gapShape, 'gu')

type Span = { readonly from: number; readonly to: number }

/** The gaps of each outermost block, from where it begins. */
const gapsOfBlocks = lookingAtEachBlock((block): readonly Span[] => {
  const found: Span[] = []
  block.descendants((node, at) => {
    if (!node.isText || node.marks.some(({ type }) => type.name === 'code')) return
    for (const { index, 0: words } of (node.text ?? '').matchAll(gap))
      found.push({ from: at + 1 + index, to: at + 1 + index + words.length })
  })
  return found
})

/** The gaps of a text, where they stand in the document. */
const gapsIn = (doc: Node): readonly Span[] =>
  gapsOfBlocks(doc).flatMap(({ at, found }) => found.map(({ from, to }) => ({ from: at + from, to: at + to })))

const drawn = (doc: Node) =>
  DecorationSet.create(
    doc,
    gapsIn(doc).map(({ from, to }) => Decoration.inline(from, to, { class: 'gap' })),
  )

/** The gap before the caret. */
const gapBefore = ({ doc, selection }: EditorState) => gapsIn(doc).findLast(({ to }) => to <= selection.from)
/** The gap behind the caret; behind the last one, the first. */
const nextGap = ({ doc, selection }: EditorState) => {
  const all = gapsIn(doc)
  return all.find(({ from }) => from >= selection.to) ?? all[0]
}

const isInCode = ({ selection }: EditorState) => selection.$from.parent.type.name === 'codeBlock'
/** Selects a gap as a whole; says whether there was one. */
const goTo = (view: EditorView, gap: Span | undefined) => {
  const { state } = view
  if (!gap) return false
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, gap.from, gap.to)).scrollIntoView())
  return true
}
const isIn = ({ from, to }: Span, place: number) => from < place && place < to

/**
 * Gaps as places to type: they are drawn as such, a click selects one as a whole, so that typing replaces it, and Tab
 * goes to the next, Shift and Tab to the one before. Without gaps Tab leaves the text, as everywhere.
 */
export const Gaps = Extension.create({
  name: 'gaps',
  addKeyboardShortcuts: () => ({
    Tab: ({ editor: { state, view } }) => !isInCode(state) && goTo(view, nextGap(state)),
    'Shift-Tab': ({ editor: { state, view } }) => !isInCode(state) && goTo(view, gapBefore(state)),
    'Mod-Shift-Space': ({ editor: { state, view } }) => goTo(view, nextGap(state)),
  }),
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => drawn(doc),
        apply: (tr, before) => (tr.docChanged ? drawn(tr.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
        handleClick({ state, dispatch }, place) {
          const clicked = gapsIn(state.doc).find(one => isIn(one, place))
          if (!clicked) return false
          dispatch(state.tr.setSelection(TextSelection.create(state.doc, clicked.from, clicked.to)))
          return true
        },
      },
    }),
  ],
})
