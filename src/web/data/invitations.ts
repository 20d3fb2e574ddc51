import { queryOptions } from '@tanstack/react-query'
import type { InvitationView, SentInvitation } from '#server/admin/invitations.ts'
import type { RegistrationView } from '#server/admin/registration.ts'
import type { RegistrationRules } from '#server/auth/registration.ts'
import { call, fetched, post, put, remove } from '../api.ts'

export type { InvitationView, RegistrationRules, SentInvitation }

const invitations = '/api/admin/invitations'
const registration = '/api/admin/registration'

export const invitationsKey = ['invitations'] as const

/** Who is invited and has not come yet. */
export const invitationsQuery = queryOptions({
  queryKey: invitationsKey,
  queryFn: async ({ signal }) =>
    (await fetched<{ invitations: InvitationView[] }>(invitations, { signal })).invitations,
})

export type NewInvitation = { email: string; role: string; plan?: string; locale: string }
export const invite = (invited: NewInvitation) => fetched<SentInvitation>(invitations, post(invited))
export const inviteAgain = (id: string) => fetched<SentInvitation>(`${invitations}/${id}/again`, post())
export const withdraw = (id: string) => call(`${invitations}/${id}`, remove)

export const registrationKey = ['registration'] as const

/** Who may make an account, and what of it the environment says. */
export const registrationQuery = queryOptions({
  queryKey: registrationKey,
  queryFn: ({ signal }) => fetched<RegistrationView>(registration, { signal }),
})

export type Decided = { registration?: string; domains?: string; link?: boolean }
export const decide = (decided: Decided) => fetched<RegistrationView>(registration, put(decided))
