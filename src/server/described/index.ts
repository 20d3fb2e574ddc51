import { accountRoutes } from './account.ts'
import { brandRoutes } from './brands.ts'
import { engineRoutes } from './engines.ts'
import { exportsRoutes } from './exports.ts'
import { filesRoutes } from './files.ts'
import { libraryRoutes } from './library.ts'
import { operationRoutes } from './operation.ts'
import { peopleRoutes } from './people.ts'
import { plansRoutes } from './plans.ts'
import type { Routes } from './route.ts'
import { runsRoutes } from './runs.ts'
import { waysInRoutes } from './ways-in.ts'

export type { RouteDescription } from './route.ts'

/**
 * The calls that do not say yet what they take and give (`http/route.ts`), by method and path. A test holds this table
 * against the routes that exist.
 */
export const routes: Routes = {
  ...accountRoutes,
  ...runsRoutes,
  ...brandRoutes,
  ...libraryRoutes,
  ...exportsRoutes,
  ...filesRoutes,
  ...engineRoutes,
  ...plansRoutes,
  ...peopleRoutes,
  ...operationRoutes,
  ...waysInRoutes,
}
