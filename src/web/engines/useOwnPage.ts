import { useEffect } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { RunView } from '#server/runs/shown.ts'
import { useEngines } from '../data/engines.ts'
import { pageOfTool } from '../pages.ts'

/** Leads to the page of the tool that a run belongs to, whatever the address said. */
export function useOwnPage(slug: string, run: RunView | undefined) {
  const engines = useEngines()
  const navigate = useNavigate()
  const { engine, _id } = run ?? {}
  const isElsewhere = engine !== undefined && engine !== slug && engines.some(one => one.slug === engine)
  useEffect(() => {
    if (isElsewhere)
      void navigate({ to: pageOfTool(engine), params: { slug: engine }, search: { run: _id }, replace: true })
  }, [isElsewhere, navigate, engine, _id])
}
