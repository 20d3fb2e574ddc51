import type { Kind } from '#shared/documents.ts'

export type Search = Record<string, unknown>
/** A word of the address, where it is one. */
export const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
/** Which page of a list, what is looked for in it, and what of it is open. */
export const listSearch = ({ page, search, id }: Search): { page?: number; search?: string; id?: string } => ({
  page: Number(page) > 1 ? Math.floor(Number(page)) : undefined,
  search: word(search),
  id: word(id),
})
/** What the history and the bookmarks can be narrowed by, each as a word of the address. */
const libraryFilters = ['type', 'engine', 'model', 'state', 'from', 'to'] as const
export type LibraryFilter = (typeof libraryFilters)[number]
export type LibrarySearch = ReturnType<typeof listSearch> & { [Name in LibraryFilter]?: string }
export const librarySearch = (search: Search): LibrarySearch => ({
  ...listSearch(search),
  ...Object.fromEntries(libraryFilters.map(name => [name, word(search[name])])),
})
/** Which documents, with which label, in which order. */
export const documentSearch = ({ label, kind, sort, ...of }: Search) => {
  const { page, search } = listSearch(of)
  return {
    ...{ page, search, label: word(label) },
    kind: kind === 'template' || kind === 'document' ? (kind as Kind) : undefined,
    sort: sort === 'title' || sort === 'changed' ? (sort as 'title' | 'changed') : undefined,
  }
}
export type DocumentSearch = Partial<ReturnType<typeof documentSearch>>
/** What lists of the administration can be narrowed by, each as a word of the address. */
const filters = ['plan', 'role', 'state', 'type', 'sort', 'did'] as const
export type AdminSearch = ReturnType<typeof listSearch> & { [Name in (typeof filters)[number]]?: string }
export const adminSearch = (search: Search): AdminSearch => ({
  ...listSearch(search),
  ...Object.fromEntries(filters.map(name => [name, word(search[name])])),
})
/** Which model of one's own is open, and the payment from which one comes back. */
export const imageModelSearch = ({ model, paid }: Search): { model?: string; paid?: string } => ({
  model: word(model),
  paid: word(paid),
})
/** Which two texts are compared, and how far one has leafed to choose the second. */
export const comparedSearch = (search: Search): ReturnType<typeof listSearch> & { with?: string } => ({
  ...listSearch(search),
  with: word(search.with),
})
/** What is opened to be written in: a document, a text of the history, its tool; whether to make of it. */
type EditorSearch = { id?: string; run?: string; variant?: number; bookmark?: string; engine?: string; make?: 'yes' }
export const editorSearch = ({ id, run, variant, bookmark, engine, make }: Search): EditorSearch => ({
  ...{ id: word(id), run: word(run), bookmark: word(bookmark), engine: word(engine) },
  variant: Number(variant) >= 1 ? Math.floor(Number(variant)) : undefined,
  make: make === 'yes' ? make : undefined,
})
/** Where to go after signing in: only ever a path of ours. */
export const ownPath = (path: unknown) => (/^\/(?![/\\])/.test(word(path) ?? '') ? word(path) : undefined)

/** The text that is open, and of several answers which; or the step one is at, or what a form begins with. */
type RunSearch = { run?: string; variant?: number; step?: string; picture?: string; wish?: string }
export const runSearch = ({ run, variant, step, picture, wish }: Search): RunSearch => ({
  ...{ run: word(run), step: word(step), picture: word(picture), wish: word(wish) },
  variant: Number(variant) >= 1 ? Math.floor(Number(variant)) : undefined,
})
