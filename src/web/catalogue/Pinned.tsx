import type { EngineCard } from '#catalogue/shown.ts'
import { usePinned } from '../pins/usePins.ts'
import { words } from '../pins/words.ts'
import { ToolChips } from './ToolChips.tsx'

/** What the person has pinned, before everything else. */
export function Pinned({ engines }: { engines: readonly EngineCard[] }) {
  const tools = usePinned().flatMap(slug => engines.find(engine => engine.slug === slug) ?? [])
  return tools.length > 0 && <ToolChips id="pinned" title={words.pinned} engines={tools} />
}
