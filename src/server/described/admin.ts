import { text, type Routes } from './route.ts'

const connection = { provider: text, model: text, key: text }

/** What only administrators may. */
export const adminRoutes: Routes = {
  'put /api/admin/installation': {
    summary: 'Answers who will use it: new accounts of a team start on Premium Plus, those of customers on Free',
    by: 'administrators',
    body: { who: { enum: ['team', 'customers'] } },
    answers: [200, 'The installation'],
  },
  'get /api/admin/models': {
    summary: 'What is connected, what was found on this machine, and which providers there are',
    by: 'administrators',
    answers: [200, '{ connected, found, providers }'],
  },
  'put /api/admin/models': {
    summary: 'Connects a model; the key is sealed and never shown again',
    by: 'administrators',
    body: connection,
    optional: ['key'],
    answers: [200, '{ connected, found, providers }'],
  },
  'delete /api/admin/models': {
    summary: 'Forgets the connection made in the browser',
    by: 'administrators',
    answers: [200, '{ connected, found, providers }'],
  },
  'post /api/admin/models/check': {
    summary: 'Makes a real call to a model and says how long it took',
    by: 'administrators',
    body: connection,
    optional: ['key'],
    answers: [200, '{ ok, milliseconds, answer }'],
  },
}
