import type { Routes } from './route.ts'

/** The tool of a run. */
export const engineRoutes: Routes = {
  'get /api/runs/{id}/engine': {
    summary: 'The tool a run was begun with, as it was then',
    answers: [200, 'A card as in GET /api/engines'],
  },
}
