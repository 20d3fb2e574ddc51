import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { ClaimPlace } from './places.ts'

/** A claim in the text: whether a source says otherwise, and whether it is the one that is gone to. */
export type ClaimMark = ClaimPlace & Readonly<{ isHard: boolean; isCurrent: boolean }>

const key = new PluginKey<DecorationSet>('claims')

const drawn = ({ number, from, to, isHard, isCurrent }: ClaimMark) =>
  Decoration.inline(from, to, {
    class: `claim-mark${isHard ? ' claim-hard' : ''}${isCurrent ? ' check-current' : ''}`,
    'data-claim': String(number),
  })

/** Underlines claims where they stand, and keeps each on its words while others are typed around it. */
export const claimMarks = (onPick: (number: number) => void) =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const marks = tr.getMeta(key) as readonly ClaimMark[] | undefined
        if (marks) return DecorationSet.create(tr.doc, marks.map(drawn))
        return tr.docChanged ? before.map(tr.mapping, tr.doc) : before
      },
    },
    props: {
      decorations: state => key.getState(state),
      handleClick(_view, _place, { target }) {
        const picked = target instanceof Element && target.closest<HTMLElement>('.claim-mark')?.dataset.claim
        if (picked) onPick(Number(picked))
        return false
      },
    },
  })

export const claimMarksKey = key
export const markClaims = (marks: readonly ClaimMark[]) => (tr: Transaction) =>
  tr.setMeta(key, marks).setMeta('addToHistory', false)
