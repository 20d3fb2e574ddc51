import { useNavigate, useSearch } from '@tanstack/react-router'
import type { pages } from '../pages.ts'
import type { LibraryFilter, LibrarySearch } from '../search-params.ts'

type Filters = { readonly [Name in LibraryFilter]?: string }

/** What an address of the library says: the page, what was searched and chosen, and the text that lies open. */
export function useLibrary(to: typeof pages.history | typeof pages.bookmarks) {
  const navigate = useNavigate()
  const {
    page = 1,
    search = '',
    id,
    type,
    engine,
    model,
    state,
    from,
    to: until,
  } = useSearch({
    strict: false,
    // Each word by itself: an object would be another one each time.
    select: ({ page, search, id, type, engine, model, state, from, to }: LibrarySearch) => ({
      ...{ page, search, id, type, engine, model, state, from, to },
    }),
    structuralSharing: true,
  })
  const filters: Filters = { type, engine, model, state, from, to: until }
  const go = (asked: LibrarySearch, replace = false) =>
    void navigate({
      to,
      search: {
        ...asked,
        page: asked.page && asked.page > 1 ? asked.page : undefined,
        search: asked.search || undefined,
      },
      replace,
      resetScroll: false,
    })
  return {
    page,
    search,
    id,
    filters,
    /** Whether the list is narrowed by anything. */
    isNarrowed: search !== '' || Object.values(filters).some(Boolean),
    onSearch: (search: string) => go({ ...filters, search }, true),
    onFilter: (changed: Filters) => go({ ...filters, ...changed, search }, true),
    onPage: (page: number, replace?: boolean) => go({ ...filters, page, search, ...(replace && { id }) }, replace),
    onChoose: (id: string | undefined) => go({ ...filters, page, search, id }),
    onAll: () => go({}, true),
  }
}
