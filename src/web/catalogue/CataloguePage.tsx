import { Suspense, useDeferredValue, useState } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import { useEnginesSoFar } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx'
import { fits } from './chosen.ts'
import { FilterBar } from './FilterBar.tsx'
import { Greeting } from './Greeting.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pinned } from './Pinned.tsx'
import { Popular } from './Popular.tsx'
import { Recent } from './Recent.tsx'
import { Register } from './Register.tsx'
import { type Section, sectionOf, sections, standsIn } from './sections.ts'
import { useChosen } from './useChosen.ts'
import { useFound } from './useFound.ts'
import { useLastHeight } from './useLastHeight.ts'
import { useNames } from './useNames.ts'
import { Waiting } from './Waiting.tsx'

const mostHits = 10
const mostOffered = 3
const perFamily = { names: 24, rows: 12 }
/** Everything of a section that was chosen: first its own, then what stands elsewhere and belongs here, too. */
const inSection = (section: Section, engines: readonly EngineCard[]) => ({
  section,
  engines: [true, false].flatMap(own => engines.filter(engine => standsIn(section, engine) === own)),
})
const ownOf = (section: Section, engines: readonly EngineCard[]) => ({
  section,
  engines: engines.filter(engine => standsIn(section, engine)),
})
const hits = {
  name: { de: 'Gefunden', en: 'Found' },
  line: { de: 'Was am besten passt, zuerst', en: 'The best match first' },
}

/** Every engine: what one was at, what many use, and the register of the families. Search and filters narrow it. */
export function CataloguePage() {
  const t = useText()
  const cards = useEnginesSoFar()
  const all = cards?.filter(({ shelf }) => !shelf)
  const [typed, type] = useState('')
  const { chosen, choose, isNarrowed, hasChosen } = useChosen()
  const [names, setNames] = useNames(all?.length ?? 0)
  const isWhole = useDeferredValue(true, false)
  const [height, place] = useLastHeight()
  const found = useFound(all ?? [], typed)
  const fitting = (found?.engines.length === 0 ? [] : (found?.rows(mostHits) ?? all ?? [])).filter(fits(chosen))
  const wanted = sectionOf(chosen.family)
  const parts = wanted ? [inSection(wanted, fitting)] : sections.map(section => ownOf(section, fitting))
  return (
    <>
      <Greeting typed={typed} onType={type} count={all && fitting.length} />
      {!all && <CatalogueSkeleton />}
      {cards && all && (
        <Suspense>
          <Waiting engines={all} />
          {typed.trim() === '' && (
            <>
              <Pinned engines={all} />
              <Recent engines={cards} />
              <Popular engines={all} />
            </>
          )}
          {/* The page changes at once; the register, which is most of the work, follows in the room it had. */}
          {isWhole ? (
            <div ref={place}>
              <FilterBar engines={all} chosen={chosen} onChoose={choose} names={names} onNames={setNames} />
              <div className={hasChosen ? 'min-h-dvh' : ''}>
                {fitting.length === 0 && (
                  <NothingFound
                    typed={typed.trim()}
                    onReset={() => type('')}
                    onWiden={isNarrowed ? () => choose({}) : undefined}
                    offered={
                      found ? [...new Set([...found.rows(mostOffered), ...found.nearest])].slice(0, mostOffered) : []
                    }
                    offer={found?.offer}
                  />
                )}
                {found && fitting.length > 0 ? (
                  <Register
                    id="found"
                    name={t(hits.name)}
                    line={fitting.length > 1 ? t(hits.line) : ''}
                    engines={fitting}
                    most={mostHits}
                    names={false}
                    offer={found.offer}
                  />
                ) : (
                  parts
                    .filter(({ engines }) => engines.length > 0)
                    .map(({ section, engines }) => (
                      <Register
                        key={section.id}
                        id={`family-${section.id}`}
                        name={t(section.name)}
                        line={t(section.line)}
                        engines={engines}
                        most={wanted ? engines.length : perFamily[names ? 'names' : 'rows']}
                        names={names}
                      />
                    ))
                )}
              </div>
            </div>
          ) : (
            <div style={{ height }} />
          )}
        </Suspense>
      )}
    </>
  )
}
