import { lazyRouteComponent } from '@tanstack/react-router'
import { patient } from '../ui/later.ts'

/**
 * A page that comes when somebody goes there. Without a line it is waited for; where a newer release has taken its
 * place, the router has the browser load that.
 */
export const lazyPage = <Pages extends Record<string, unknown>, Name extends keyof Pages>(
  load: () => Promise<Pages>,
  name: Name,
) => lazyRouteComponent(() => patient(load), name)
