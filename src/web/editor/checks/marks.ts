import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** What is marked: a remark, by its key, or a place that a finding about the whole is about. */
export type Mark = Readonly<{ key: string; from: number; to: number; isPlace?: true }>

type Marked = Readonly<{ set: DecorationSet; current: string | undefined }>
type Said = Readonly<{ marks?: readonly Mark[]; current?: string | null }>

export const marksKey = new PluginKey<Marked>('checks')

const classOf = (isPlace: boolean, isCurrent: boolean) =>
  `${isPlace ? 'check-place' : 'check-mark'}${isCurrent ? ' check-current' : ''}`
const drawn = ({ key, from, to, isPlace = false }: Omit<Mark, 'isPlace'> & { isPlace?: boolean }, current?: string) => {
  const attributes = { class: classOf(isPlace, key === current), 'data-check': key }
  return Decoration.inline(from, to, attributes, { key, isPlace })
}
const specOf = ({ spec }: Decoration) => spec as { key: string; isPlace: boolean }

const recoloured = ({ set }: Marked, doc: Node, ...keys: readonly (string | undefined)[]) => {
  const current = keys.at(-1)
  if (keys[0] === current) return set
  const touched = set.find(undefined, undefined, ({ key }: { key: string }) => keys.includes(key))
  // What is handed to `remove` is emptied by it.
  return set.remove([...touched]).add(
    doc,
    touched.map(one => drawn({ ...specOf(one), from: one.from, to: one.to }, current)),
  )
}

/** Other marks in the place of those that are there: what stays is not drawn anew, of which there may be thousands. */
const replaced = (set: DecorationSet, doc: Node, marks: readonly Mark[], current: string | undefined) => {
  const wanted = new Map(marks.map(mark => [mark.key, mark]))
  const gone = set.find().filter(one => {
    const { key, isPlace } = specOf(one)
    const mark = wanted.get(key)
    const stays = mark?.from === one.from && mark.to === one.to && (mark.isPlace ?? false) === isPlace
    return !(stays && wanted.delete(key))
  })
  return set.remove(gone).add(
    doc,
    [...wanted.values()].map(mark => drawn(mark, current)),
  )
}

const next = (tr: Transaction, before: Marked): Marked => {
  const said = tr.getMeta(marksKey) as Said | undefined
  const mapped = tr.docChanged ? { ...before, set: before.set.map(tr.mapping, tr.doc) } : before
  if (!said) return mapped
  const current = said.current === undefined ? before.current : (said.current ?? undefined)
  if (!said.marks) return { current, set: recoloured(mapped, tr.doc, before.current, current) }
  const kept = recoloured(mapped, tr.doc, before.current, current)
  return { current, set: replaced(kept, tr.doc, said.marks, current) }
}

/** Draws what checks have found, and keeps each mark on its words while others are typed around it. */
export const marksPlugin = (onPick: (key: string) => void) =>
  new Plugin<Marked>({
    key: marksKey,
    state: { init: () => ({ set: DecorationSet.empty, current: undefined }), apply: next },
    props: {
      decorations: state => marksKey.getState(state)?.set,
      handleClick(_view, _place, { target }) {
        const key = target instanceof Element && target.closest<HTMLElement>('.check-mark')?.dataset.check
        if (key) onPick(key)
        return false
      },
    },
  })

/** Where the marks are now, in the order of the text. */
export const marksIn = (state: EditorState): readonly Mark[] =>
  (marksKey.getState(state)?.set.find() ?? [])
    .map(one => {
      const { key, isPlace } = specOf(one)
      return { key, from: one.from, to: one.to, ...(isPlace && { isPlace }) }
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to)

const tell = (said: Said) => (tr: Transaction) => tr.setMeta(marksKey, said).setMeta('addToHistory', false)
export const setMarks = (marks: readonly Mark[]) => tell({ marks })
export const setCurrent = (key: string | undefined) => tell({ current: key ?? null })
