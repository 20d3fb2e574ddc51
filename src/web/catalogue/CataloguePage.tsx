import { Suspense, useState } from 'react'
import type { ShownEngine } from '#catalogue/shown.ts'
import { useEnginesSoFar } from '../data/engines.ts'
import { familyIds, familyOf } from '../families.ts'
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx'
import { FamilySection } from './FamilySection.tsx'
import { type Filter, FilterBar } from './FilterBar.tsx'
import { Greeting } from './Greeting.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Popular } from './Popular.tsx'
import { Recent } from './Recent.tsx'
import { useFound } from './useFound.ts'

const mostPopular = 6
const hasHouse = ({ calls }: ShownEngine) => Object.values(calls).some(({ house }) => house)
const fits = (filter: Filter) => (engine: ShownEngine) =>
  filter === 'all' || (filter === 'house' ? hasHouse(engine) : familyOf(engine) === filter)

/** Every engine: what one was at, what many use, and the register of the families. The search filters it in place. */
export function CataloguePage() {
  const all = useEnginesSoFar()
  const [typed, type] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const found = useFound(all ?? [], typed).filter(fits(filter))
  const untouched = typed.trim() === '' && filter === 'all'
  const reset = () => {
    type('')
    setFilter('all')
  }
  return (
    <>
      <Greeting typed={typed} onType={type} count={all && found.length} />
      {!all && <CatalogueSkeleton />}
      {all && (
        <Suspense>
          {untouched && <Recent engines={all} />}
          {untouched && <Popular engines={all.filter(({ popular }) => popular).slice(0, mostPopular)} />}
          <FilterBar
            families={familyIds.filter(family => all.some(engine => familyOf(engine) === family))}
            house={all.some(hasHouse)}
            filter={filter}
            onFilter={setFilter}
          />
          {found.length === 0 && <NothingFound typed={typed} onReset={reset} />}
          {familyIds.map(family => {
            const own = found.filter(engine => familyOf(engine) === family)
            return own.length > 0 && <FamilySection key={family} family={family} engines={own} />
          })}
        </Suspense>
      )}
    </>
  )
}
