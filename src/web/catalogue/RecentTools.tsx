import type { EngineCard } from '#catalogue/shown.ts'
import { ToolChips } from './ToolChips.tsx'

const title = { de: 'Zuletzt benutzt', en: 'Recently used' }

/** The tools one was at, to begin something new with. */
export const RecentTools = ({ engines }: { engines: readonly EngineCard[] | undefined }) => (
  <ToolChips id="recent-tools" title={title} engines={engines} />
)
