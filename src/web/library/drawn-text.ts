import type { QueryClient } from '@tanstack/react-query'
import type { ShownEngine } from '#catalogue/shown.ts'
import type { BookmarkView } from '#server/library/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { inTexts } from '#shared/drawn-pages.ts'
import { bookmarkListQuery, bookmarkTypesQuery } from '../data/bookmarks.ts'
import { runFiltersQuery, runQuery, textListQuery, versionsQuery } from '../data/runs.ts'

const id = 'drawn'
const text = `${inTexts.title}\n\n${inTexts.text}`
const at = new Date(0).toISOString()
const listed = { page: 1, search: '' }
const counted = { total: 1, page: 1 }

const runBy = ({ slug, bubbleSlug: call }: ShownEngine): RunView => ({
  ...{ _id: id, engine: slug, call, version: 1, trial: false, parent: null, origin: null, refinement: null },
  ...{ inputs: { content: '\u00A0' }, subject: null, brand: null, sender: null, state: 'done', answer: text, text },
  ...{
    variants: null,
    corrections: null,
    notes: [],
    files: [],
    pins: [],
    away: [],
    unpainted: null,
    cost: 1,
    charged: true,
    model: '',
    called: '',
    chosen: null,
    sources: [],
  },
  ...{ startedAt: at, endedAt: at, cut: null, problem: null, details: null, bookmark: null },
  ...{ language: inTexts.language, house: false, hand: false, completed: false },
})

const bookmarkOf = ({ slug: type }: ShownEngine): BookmarkView => ({
  ...{ _id: id, prompt_text: '\u00A0', reply_text: text, note: '', type },
  ...{ title: inTexts.title, first: inTexts.text },
  ...{ run: null, variant: 1, item: null, createdAt: at, isBookmarked: true },
})

/** History and bookmarks of one text, which says where those of a person are to stand; for the build. */
export const keepText = (client: QueryClient, tool: ShownEngine) => {
  const run = runBy(tool)
  client.setQueryData(textListQuery({ ...listed, limit: 20 }).queryKey, { runs: [{ ...run, versions: 1 }], ...counted })
  client.setQueryData(runQuery(id).queryKey, run)
  client.setQueryData(versionsQuery(id).queryKey, { versions: [] })
  client.setQueryData(runFiltersQuery.queryKey, { engines: [], models: [], without: 0 })
  client.setQueryData(bookmarkListQuery({ ...listed, limit: 10 }).queryKey, {
    bookmarks: [bookmarkOf(tool)],
    ...counted,
  })
  client.setQueryData(bookmarkTypesQuery.queryKey, { types: [] })
}
