import { later } from '../../ui/later.ts'
import type { Going } from './removal.ts'

type Removing = { going: Going; onRemoved(): void; onClose(): void }

/** The question before texts go, fetched when somebody wants to remove some. */
export const RemoveRuns = later<Removing>(() => import('./RemoveRuns.tsx').then(it => it.RemoveRuns))
