import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** `exact` is as it is spelt, in capitals or not; `whole` finds nothing within a longer word. */
export type Wanted = Readonly<{ words: string; exact: boolean; whole: boolean }>
type Place = Readonly<{ from: number; to: number }>
type Found = Readonly<{ wanted: Wanted; places: readonly Place[]; drawn: DecorationSet }>

/** So many places are shown; who finds more looks for something else. */
const most = 5_000
const key = new PluginKey<Found>('finding')
const nothing: Found = { wanted: { words: '', exact: false, whole: false }, places: [], drawn: DecorationSet.empty }

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const letter = String.raw`[\p{L}\p{M}\p{N}_]`
const [begins, ends] = [new RegExp(`^${letter}`, 'u'), new RegExp(`${letter}$`, 'u')]
/** With nothing beside it that would make a word longer. */
const alone = (words: string) =>
  `${begins.test(words) ? `(?<!${letter})` : ''}${escaped(words)}${ends.test(words) ? `(?!${letter})` : ''}`

const placesOf = (doc: Node, { words, exact, whole }: Wanted): readonly Place[] => {
  const places: Place[] = []
  const looks = new RegExp(whole ? alone(words) : escaped(words), exact ? 'gu' : 'giu')
  doc.descendants((node, at) => {
    if (places.length >= most) return false
    if (!node.isTextblock) return true
    // What has nodes of its own in it, such as a note, is one sign here and longer in the document.
    const text = node.children.map(child => child.text ?? '\ufffc').join('')
    for (const { index, 0: hit } of text.matchAll(looks)) {
      const [from, to] = [placeIn(node, index), placeIn(node, index + hit.length)]
      places.push({ from: at + 1 + from, to: at + 1 + to })
    }
    return false
  })
  return places
}

/** Where the sign with this number stands in a block. */
export const placeIn = (block: Node, sign: number) => {
  let [place, left] = [0, sign]
  for (let at = 0; at < block.childCount; at++) {
    const { isText, nodeSize } = block.child(at)
    const signs = isText ? nodeSize : 1
    if (left < signs) return place + (isText ? left : 0)
    left -= signs
    place += nodeSize
  }
  return place
}

const found = (doc: Node, wanted: Wanted): Found => {
  if (!wanted.words) return nothing
  const places = placesOf(doc, wanted)
  const drawn = places.map(({ from, to }) => Decoration.inline(from, to, { class: 'found' }))
  return { wanted, places, drawn: DecorationSet.create(doc, drawn) }
}

/** Where the words are that somebody looks for. */
export const placesIn = (state: EditorState): readonly Place[] => key.getState(state)?.places ?? []
/** Which of them is selected, from 1; 0 where none is. */
export const currentIn = (state: EditorState): number =>
  placesIn(state).findIndex(({ from, to }) => from === state.selection.from && to === state.selection.to) + 1

export const look = (wanted: Wanted) => (tr: Transaction) => tr.setMeta(key, wanted).setMeta('addToHistory', false)

/** Selects the next place behind the caret, or before it; around the ends of the text. */
export const goTo = (way: 1 | -1) => (state: EditorState, dispatch: (tr: Transaction) => void) => {
  const places = placesIn(state)
  const { from, to } = state.selection
  const next =
    way > 0
      ? (places.find(place => place.from >= to && place.from !== from) ?? places[0])
      : (places.findLast(place => place.to <= from) ?? places.at(-1))
  if (next) dispatch(state.tr.setSelection(TextSelection.create(state.doc, next.from, next.to)).scrollIntoView())
}

const replaced = (tr: Transaction, { from, to }: Place, words: string) =>
  words ? tr.insertText(words, from, to) : tr.delete(from, to)

/** Puts these words in the place of the ones that are selected, and goes on. */
export const replaceOne = (words: string) => (state: EditorState, dispatch: (tr: Transaction) => void) => {
  const place = placesIn(state)[currentIn(state) - 1]
  if (place) dispatch(replaced(state.tr, place, words))
  return place !== undefined
}

/** Puts these words in every place, in one step that can be undone; says in how many. */
export const replaceAll = (words: string) => (state: EditorState, dispatch: (tr: Transaction) => void) => {
  const places = placesIn(state)
  const { tr } = state
  for (const place of places.toReversed()) replaced(tr, place, words)
  if (places.length) dispatch(tr)
  return places.length
}

/** The place that is selected stands out: browsers show no selection while the keyboard is in the bar. */
const drawnIn = (state: EditorState) => {
  const { places, drawn } = key.getState(state) ?? nothing
  const place = places[currentIn(state) - 1]
  return place ? drawn.add(state.doc, [Decoration.inline(place.from, place.to, { class: 'found-now' })]) : drawn
}

/** Marks the words that somebody looks for. */
export const Finding = Extension.create({
  name: 'finding',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => nothing,
        apply(tr, before) {
          const wanted = tr.getMeta(key) as Wanted | undefined
          return wanted || (tr.docChanged && before.wanted.words) ? found(tr.doc, wanted ?? before.wanted) : before
        },
      },
      props: { decorations: drawnIn },
    }),
  ],
})
