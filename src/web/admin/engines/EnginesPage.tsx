import { useAt } from '../useAt.ts'
import { EngineList } from './EngineList.tsx'
import { OpenedEngine } from './OpenedEngine.tsx'

/** The tools that were made here: a list of them, or one of them open to be worked on. */
export function EnginesPage() {
  const at = useAt('engines')
  if (!at.id) return <EngineList onOpen={at.onOpen} />
  return <OpenedEngine key={at.id} id={at.id} onBack={() => at.onOpen(undefined)} />
}
