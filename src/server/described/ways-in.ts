import type { Routes } from './route.ts'

const plan = { enum: ['free', 'lite', 'basic', 'premium', 'premium_plus'] }

/** Who may come in: what only administrators decide. */
export const waysInRoutes: Routes = {
  'get /api/admin/invitations': {
    summary: 'Who is invited and has not joined yet',
    by: 'administrators',
    answers: [200, '{ invitations }'],
  },
  'post /api/admin/invitations': {
    summary: 'Invites an address, for seven days and one account; the link is returned where no mails are sent',
    by: 'administrators',
    body: {
      email: { type: 'string', format: 'email' },
      role: { enum: ['user', 'admin'] },
      plan,
      locale: { enum: ['de', 'en'] },
    },
    optional: ['role', 'plan', 'locale'],
    answers: [200, '{ invitation, link? }'],
  },
  'post /api/admin/invitations/{id}/again': {
    summary: 'Sends an invitation again, with a new link; the one before is no longer valid',
    by: 'administrators',
    answers: [200, '{ invitation, link? }'],
  },
  'delete /api/admin/invitations/{id}': {
    summary: 'Withdraws an invitation',
    by: 'administrators',
    answers: [200, '{ success: true }'],
  },
  'get /api/admin/registration': {
    summary: 'Who may make an account, and what of it is set in the environment',
    by: 'administrators',
    answers: [200, '{ registration, domains, link, fixed, newcomers: { made, unproven } }, these within a day'],
  },
  'put /api/admin/registration': {
    summary: 'Decides who may make an account, with addresses of which domains, and whether links sign in',
    by: 'administrators',
    body: {
      registration: { enum: ['open', 'invited', 'closed'] },
      domains: { type: 'string', description: 'Domains separated by commas; blank for all' },
      link: { type: 'boolean' },
    },
    optional: ['registration', 'domains', 'link'],
    answers: [200, '{ registration, domains, link, fixed, newcomers: { made, unproven } }, these within a day'],
  },
  'post /api/admin/users/{id}/reset-two-factor': {
    summary: 'Switches off the second factor of a person who has lost it',
    by: 'administrators',
    answers: [200, '{ success: true }'],
  },
}
