import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type Deed, deeds } from '#shared/audit.ts'
import { auditPerPage, auditQuery, auditWords } from '../../data/audit.ts'
import { useFormats } from '../../formats.ts'
import { useLocale, useText } from '../../language.tsx'
import { SearchField } from '../../library/SearchField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { PagedList } from '../PagedList.tsx'
import { useAt } from '../useAt.ts'
import { useCsv } from '../../ui/useCsv.ts'
import { AuditLine } from './AuditLine.tsx'

const words = {
  search: { de: 'Protokoll durchsuchen', en: 'Search the audit log' },
  where: { de: 'Name, E-Mail-Adresse', en: 'Name, e-mail address' },
  deed: { de: 'Nach Art filtern', en: 'Filter by kind' },
  anyDeed: { de: 'Alles', en: 'Everything' },
  found: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Eintrag' : 'Einträge'}`,
    en: `${count} ${one ? 'entry' : 'entries'}`,
  }),
  none: { de: 'Kein Eintrag passt dazu.', en: 'No entry matches.' },
  empty: {
    de: 'Noch gibt es keine Einträge.',
    en: 'There are no entries yet.',
  },
  csv: { de: 'Als CSV', en: 'As CSV' },
  file: { de: 'protokoll.csv', en: 'audit.csv' },
}

/** What administrators did, newest first. */
export function AuditPage() {
  const t = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const csv = useCsv()
  const at = useAt('audit')
  const asked = { search: at.search, did: at.filters.did }
  const list = useQuery(auditQuery({ ...asked, page: at.page }))
  const { data } = list
  const total = data?.total ?? 0
  const last = Math.ceil(total / auditPerPage)
  const choices = Object.entries(deeds)
    .map(([did, name]) => ({ did: did as Deed, name: t(name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <>
      <div>
        <SearchField search={at.search} onSearch={at.onSearch} label={words.search} where={words.where} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Select
            className="min-w-0 flex-1 basis-56 sm:max-w-sm"
            aria-label={t(words.deed)}
            value={at.filters.did ?? ''}
            onChange={({ target }) => at.onFilter({ did: target.value || undefined })}
          >
            <option value="">{t(words.anyDeed)}</option>
            {choices.map(({ did, name }) => (
              <option key={did} value={did}>
                {name}
              </option>
            ))}
          </Select>
          <Button
            className="btn-line"
            isBusy={csv.isPending}
            onClick={() => csv.mutate({ from: `/api/admin/audit.csv?${auditWords(asked)}`, name: t(words.file) })}
          >
            <Download className="size-4" aria-hidden />
            {t(words.csv)}
          </Button>
        </div>
      </div>
      <PagedList
        here={data?.entries}
        of={last}
        {...{ at, asked: list }}
        says={t(words.found(number(total), total === 1))}
        none={t(at.narrowed ? words.none : words.empty)}
        onAll={at.narrowed ? at.onAll : undefined}
      >
        <ul className="card divide-y divide-line">
          {data?.entries.map(entry => (
            <AuditLine key={entry._id} entry={entry} />
          ))}
        </ul>
      </PagedList>
    </>
  )
}
