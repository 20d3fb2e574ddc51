import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Kind } from '#shared/documents.ts'
import { pages } from '../pages.ts'
import type { DocumentSearch } from '../search-params.ts'

/** What the address of the documents says: which of them, in which order, what is searched. */
export function useDocumentsAt() {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as DocumentSearch
  const { page = 1, search = '', label, kind = 'document', sort = 'changed' } = asked
  const go = (to: DocumentSearch, replace = false) =>
    void navigate({
      to: pages.documents,
      search: {
        page: to.page && to.page > 1 ? to.page : undefined,
        search: to.search || undefined,
        label: to.label,
        kind: to.kind === 'template' ? to.kind : undefined,
        sort: to.sort === 'title' ? to.sort : undefined,
      },
      replace,
      resetScroll: false,
    })
  const now = { search, label, kind, sort }
  return {
    ...{ page, ...now },
    isNarrowed: search !== '' || label !== undefined,
    onSearch: (search: string) => go({ ...now, search }, true),
    onLabel: (label: string | undefined) => go({ ...now, label }, true),
    onSort: (sort: 'changed' | 'title') => go({ ...now, sort }, true),
    onKind: (kind: Kind) => go({ sort, kind }),
    onPage: (page: number, replace?: boolean) => go({ ...now, page }, replace),
    onAll: () => go({ kind, sort }, true),
  }
}
export type DocumentsAt = ReturnType<typeof useDocumentsAt>
