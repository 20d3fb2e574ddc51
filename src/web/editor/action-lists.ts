import { type ActionName, actionOf, actions } from './actions.ts'

/** The row of tools, the most used first: what finds no room stands in its menu. */
export const inRow: readonly ActionName[] = [
  'undo',
  'redo',
  'bold',
  'italic',
  'bulletList',
  'orderedList',
  'link',
  'underline',
  'taskList',
  'highlight',
  'table',
  'picture',
  'footnote',
  'quote',
  'differently',
  'find',
  'left',
  'center',
  'right',
  'justify',
  'strike',
  'code',
  'codeBlock',
  'rule',
  'subscript',
  'superscript',
  'clear',
  'up',
  'down',
  'repeat',
]

/** The bar at a selection. */
export const atSelection: readonly ActionName[] = [
  'ai',
  'expand',
  'differently',
  'bold',
  'italic',
  'underline',
  'highlight',
  'code',
  'link',
]

/** The list behind a slash. */
export const bySlash = (Object.keys(actions) as ActionName[]).filter(name => actionOf(name).typed)
