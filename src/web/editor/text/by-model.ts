import type { Transaction } from '@tiptap/pm/state'

const name = 'by model'

/** Says of a change that its words are a model's: the document is saved as such, and says so where it leaves. */
export const setByModel = (tr: Transaction) => tr.setMeta(name, true)

/** Whether a change lays a model's words into the text. */
export const isByModel = (tr: Transaction) => tr.getMeta(name) === true
