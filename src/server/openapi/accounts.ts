import * as z from 'zod/mini'
import type { RouteDescription } from './description.ts'
import { type AuthRoute, authRoutes } from '../auth/auth-routes.ts'

const described = ({ summary, answers, open, form, leads }: AuthRoute): RouteDescription => {
  const rules = Object.entries(form ?? {})
  const body = rules.map(([key, { accepts, otherwise }]) => {
    const { type } = z.toJSONSchema(accepts)
    return [key, { type, description: otherwise.en }]
  })
  return {
    summary,
    ...(open && { by: 'everyone' }),
    ...(form && { body: Object.fromEntries(body) }),
    optional: rules.filter(([, { optional }]) => optional).map(([key]) => key),
    answers: [leads ? 302 : 200, answers],
  }
}

/** The calls about accounts, for the API description. */
export const accountCalls: Readonly<Record<string, RouteDescription>> = Object.fromEntries(
  Object.entries(authRoutes).map(([place, way]) => {
    const [method = '', path = ''] = place.split(' ')
    return [`${method.toLowerCase()} /api/auth${path}`, described(way)]
  }),
)
