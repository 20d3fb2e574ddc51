import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { InvitationView, invitationRoutes, SentInvitation } from '#server/admin/invitations.ts'
import type { RegistrationView, registrationRoutes } from '#server/admin/registration.ts'
import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import { given, ours, until } from '../api.ts'

export type { InvitationView, RegistrationView, SentInvitation }

const { invitations: calls } = hc<typeof invitationRoutes>('/api/admin', ours)
const { registration } = hc<typeof registrationRoutes>('/api/admin', ours)
const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

export const invitationsKey = ['invitations'] as const

/** Who is invited and has not come yet. */
export const invitationsQuery = queryOptions({
  queryKey: invitationsKey,
  queryFn: async ({ signal }) => (await given(calls.$get({}, until(signal)))).invitations,
})

export type NewInvitation = { email: string; role: InvitationView['role']; plan?: Plan; locale: Locale }
export const invite = (json: NewInvitation) => given(calls.$post({ json }))
export const inviteAgain = (id: string) => given(calls[':id'].again.$post(paramOf(id)))
export const withdraw = (id: string) => calls[':id'].$delete(paramOf(id))

export const registrationKey = ['registration'] as const

/** Who may make an account, and what of it the environment says. */
export const registrationQuery = queryOptions({
  queryKey: registrationKey,
  queryFn: ({ signal }) => given(registration.$get({}, until(signal))),
})

export type Decided = { registration?: RegistrationView['registration']; domains?: string; link?: boolean }
export const decide = (json: Decided) => given(registration.$put({ json }))
