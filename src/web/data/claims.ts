import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { claimRoutes } from '#server/claims/routes.ts'
import type { CheckedKind } from '#shared/claims-checking.ts'
import { given, ours, until } from '../api.ts'

const { runs, document } = hc<typeof claimRoutes>('/api', ours)
const claimsKey = ['claims'] as const

/** A text whose claims are checked: by one of its runs, or a document. */
export type ClaimsOf = { readonly kind: CheckedKind; readonly id: string; readonly variant?: number | undefined }

const paramOf = ({ id }: ClaimsOf) => ({ param: { id: encodeURIComponent(id) } })
const queryOf = ({ variant }: ClaimsOf) => ({ query: variant === undefined ? {} : { variant: String(variant) } })

/** Where the claims of a text are asked for. */
export const claimsPath = ({ kind, id }: ClaimsOf) =>
  `/api/${kind === 'run' ? 'runs' : kind}/${encodeURIComponent(id)}/claims`

/** What is known of the claims of a text, whichever of its versions is named. */
export const claimsQuery = (of: ClaimsOf) =>
  queryOptions({
    queryKey: [...claimsKey, of.kind, of.id, of.variant ?? 1],
    queryFn: ({ signal }) =>
      given(
        of.kind === 'run'
          ? runs[':id'].claims.$get({ ...paramOf(of), ...queryOf(of) }, until(signal))
          : document[':id'].claims.$get(paramOf(of), until(signal)),
      ),
  })

/** Keeps which claims of a text are left as they are. */
export const leaveClaims = (of: ClaimsOf, left: readonly string[]) => {
  const json = { left: [...left], ...(of.variant !== undefined && { variant: of.variant }) }
  return of.kind === 'run'
    ? runs[':id'].claims.$put({ ...paramOf(of), json })
    : document[':id'].claims.$put({ ...paramOf(of), json })
}
