import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { peoplePerPage, peopleQuery } from '../../data/people.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { isBeyond, Pager } from '../../library/Pager.tsx'
import { ListState } from '../ListState.tsx'
import type { At } from '../useAt.ts'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PersonLine } from './PersonLine.tsx'
import { PlanForMany } from './PlanForMany.tsx'

const words = {
  found: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Konto' : 'Konten'}`,
    en: `${count} ${one ? 'account' : 'accounts'}`,
  }),
  none: { de: 'Kein Konto passt dazu.', en: 'No account matches.' },
  all: { de: 'Alle auf dieser Seite auswählen', en: 'Select all on this page' },
}

/** Everyone who has an account, a page at a time; several can be chosen and changed at once. */
export function PeopleList({ at }: { at: At }) {
  const t = useText()
  const { number } = useFormats()
  const [picked, setPicked] = useState<readonly string[]>([])
  const { plan, role, state, sort } = at.filters
  const { data, error, refetch, isPlaceholderData } = useQuery(
    peopleQuery({ page: at.page, search: at.search, plan, role, state, sort }),
  )
  const people = data?.users ?? []
  // Who is no longer in sight is no longer chosen.
  const chosen = picked.filter(id => people.some(({ _id }) => _id === id))
  const total = data?.total ?? 0
  const last = Math.ceil(total / peoplePerPage)
  const says = t(words.found(number(total), total === 1))
  const pick = (id: string, on: boolean) => setPicked(on ? [...chosen, id] : chosen.filter(one => one !== id))
  return (
    <>
      <PeopleFilters at={at} />
      <ListState
        count={isBeyond(data?.users, at.page, last) ? undefined : data?.users.length}
        says={says}
        failure={error}
        onRetry={() => void refetch()}
        none={t(words.none)}
        onAll={at.onAll}
      >
        <div className="card">
          <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-1.5">
            <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm text-muted pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-5"
                checked={chosen.length === people.length}
                ref={box => {
                  if (box) box.indeterminate = chosen.length > 0 && chosen.length < people.length
                }}
                onChange={({ target }) => setPicked(target.checked ? people.map(({ _id }) => _id) : [])}
                aria-label={t(words.all)}
              />
              {says}
            </label>
            {chosen.length > 0 && <PlanForMany ids={chosen} onDone={() => setPicked([])} />}
          </div>
          <ul className="divide-y divide-line">
            {people.map(person => (
              <PersonLine
                key={person._id}
                person={person}
                at={at}
                picked={chosen.includes(person._id)}
                onPick={on => pick(person._id, on)}
              />
            ))}
          </ul>
        </div>
      </ListState>
      {data && <Pager page={at.page} of={last} isOld={isPlaceholderData} onPage={at.onPage} />}
    </>
  )
}
