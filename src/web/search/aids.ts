import { around } from './around.ts'
import { distances } from './distances.ts'
import type { Aids } from './ranking.ts'

/** All that helps to find things, fetched when somebody begins to search. */
export const aids: Aids = { distances, around }
