import { useNavigate, useSearch } from '@tanstack/react-router'
import { pages } from '../pages.ts'
import { type AdminSearch, adminSearch } from '../search-params.ts'

/** What the address of a page of the administration says: page, search, filters, and what lies open. */
export function useAt(section: string) {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false, select: adminSearch, structuralSharing: true })
  const go = (search: AdminSearch, replace = false) =>
    void navigate({ to: pages.admin, params: { section }, search, replace, resetScroll: false })
  const { page = 1, search = '', id, ...filters } = asked
  return {
    page,
    search,
    id,
    filters,
    /** Whether the list is narrowed by anything. */
    narrowed: search !== '' || Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== undefined),
    onSearch: (search: string) => go({ ...filters, search: search || undefined }, true),
    onFilter: (change: AdminSearch) => go({ ...filters, search: search || undefined, ...change }, true),
    onPage: (page: number, replace?: boolean) => go({ ...asked, page: page > 1 ? page : undefined }, replace),
    onOpen: (id: string | undefined) => go({ ...asked, id }),
    onAll: () => go({ sort: filters.sort }, true),
  }
}
export type At = ReturnType<typeof useAt>
