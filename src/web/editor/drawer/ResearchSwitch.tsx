import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { planNames, smallestOf } from '#shared/plans.ts'
import { editorResearchQuery } from '../../data/editor-research.ts'
import { useSession } from '../../data/session.ts'
import { Switch } from '../../fields/Switch.tsx'
import { useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import { PlanBadge } from '../../ui/small.tsx'

const MissingSearch = later<{ alone?: boolean }>(() =>
  import('../../fields/MissingSearch.tsx').then(it => it.MissingSearch),
)

const words = {
  research: { de: 'Vorher im Netz recherchieren', en: 'Research on the web first' },
  hint: {
    de: 'Was aus gelesenen Seiten stammt, bekommt eine Fußnote. Dauert länger.',
    en: 'What comes from pages that were read gets a footnote. Takes longer.',
  },
}

/** Whether pages are read before; where nothing can be searched, those who can change that are told. */
export function ResearchSwitch({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  const t = useText()
  const { data } = useQuery(editorResearchQuery)
  const plan = useSession().plan_text
  if (!data) return null
  const { access } = data
  if (!access)
    return (
      <Suspense>
        <MissingSearch alone />
      </Suspense>
    )
  const isOpen = access.some(one => one === plan)
  const opens = smallestOf(access)
  return (
    <Switch
      label={
        <span className="flex items-center gap-2">
          {t(words.research)} {!isOpen && opens && <PlanBadge plan={planNames[opens]} />}
        </span>
      }
      hint={t(words.hint)}
      disabled={!isOpen}
      on={on && isOpen}
      onChange={onChange}
    />
  )
}
