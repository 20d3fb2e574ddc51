import { useNavigate, useSearch } from '@tanstack/react-router'
import type { pages } from '../pages.ts'

/** What an address of the library says: the page, what was searched, and the text that lies open. */
export function useLibrary(to: typeof pages.history | typeof pages.bookmarks) {
  const navigate = useNavigate()
  const {
    page = 1,
    search = '',
    id,
  } = useSearch({ strict: false, select: ({ page, search, id }) => ({ page, search, id }) })
  const go = (asked: { page?: number; search?: string; id?: string }, replace = false) =>
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
    onSearch: (search: string) => go({ search }, true),
    onPage: (page: number) => go({ page, search }),
    onChoose: (id: string | undefined) => go({ page, search, id }),
  }
}
