import { paged, type Routes, text } from './route.ts'

const plan = { enum: ['free', 'lite', 'basic', 'premium', 'premium_plus'] }
const role = { enum: ['user', 'admin'] }
const whom = {
  search: text,
  plan,
  role,
  blocked: { type: 'boolean' },
  sort: { enum: ['newest', 'name', 'used'] },
}

/** What administrators do with accounts. */
export const peopleRoutes: Routes = {
  'get /api/admin/users': {
    summary: 'The people of this installation',
    by: 'administrators',
    query: { ...paged, ...whom },
    answers: [200, '{ users, total, page }'],
  },
  'get /api/admin/users.csv': {
    summary: 'The same as a table, all of them',
    by: 'administrators',
    query: whom,
    answers: [200, 'CSV in UTF-8'],
    bytes: true,
  },
  'patch /api/admin/users': {
    summary: 'Puts several people, 100 at most, on a plan: all or none',
    by: 'administrators',
    body: { ids: { type: 'array', items: text, minItems: 1, maxItems: 100 }, plan },
    answers: [200, '{ users }'],
  },
  'get /api/admin/users/{id}': {
    summary: 'A person with their storage, sessions and when they were last seen',
    by: 'administrators',
    answers: [200, 'The person'],
  },
  'patch /api/admin/users/{id}': {
    summary: 'Changes plan, role, block or limit; limit null means the plan’s again. A block ends all sessions',
    by: 'administrators',
    body: {
      plan,
      role,
      blocked: { type: 'boolean' },
      reason: { type: 'string', maxLength: 300, description: 'Why somebody is blocked; only administrators read it' },
      limit: { type: ['integer', 'null'], minimum: 0 },
    },
    optional: ['plan', 'role', 'blocked', 'reason', 'limit'],
    answers: [200, 'The person'],
  },
  'post /api/admin/users/{id}/reset-usage': {
    summary: 'Sets the requests used this month back to 0',
    by: 'administrators',
    answers: [200, 'The person'],
  },
  'post /api/admin/users/{id}/end-sessions': {
    summary: 'Signs a person out everywhere',
    by: 'administrators',
    answers: [200, '{ ended }'],
  },
  'post /api/admin/users/{id}/send-reset-link': {
    summary: 'Mails a link to set a new password; `mailed` is false where mails become files',
    by: 'administrators',
    answers: [200, '{ mailed }'],
  },
  'delete /api/admin/users/{id}': {
    summary: 'Removes an account with its texts, files and bookmarks for good',
    by: 'administrators',
    answers: [204, 'It is gone'],
  },
}
