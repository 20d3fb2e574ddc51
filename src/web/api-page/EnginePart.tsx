import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import { planNames, smallestOf } from '#shared/plans.ts'
import { engineQuery } from '../data/engines.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { Waiting } from '../states/Waiting.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { PlanBadge } from '../ui/small.tsx'
import { CallPart } from './CallPart.tsx'

/** The calls of an engine, which come when somebody wants to see them. */
function Calls({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(engineQuery(name))
  if (error && !data) return <NotLoaded failure={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return Object.entries(data.calls).map(([path, call]) => (
    <CallPart key={path} path={path} call={call} example={data.guide.example[path]} />
  ))
}

/** An engine with its calls, which are drawn when it is opened. */
export function EnginePart({ engine }: { engine: EngineCard }) {
  const t = useText()
  const { plan_text: plan } = useSession()
  const [open, setOpen] = useState(false)
  const opens = engine.access.includes(plan) ? undefined : smallestOf(engine.access)
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-md px-2 hover:bg-sunken">
        <EngineIcon engine={engine} size="small" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
          <span className="font-medium hyphens-auto wrap-anywhere">{t(engine.name)}</span>
          {opens && <PlanBadge plan={planNames[opens]} />}
        </span>
        <ChevronDown className="size-4 shrink-0 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      {open && (
        <div className="divide-y divide-line px-2">
          <Calls name={engine.slug} />
        </div>
      )}
    </details>
  )
}
