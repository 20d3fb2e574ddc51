import { type Routes, text } from './route.ts'

/** The keys of a person's programs. */
export const keyRoutes: Routes = {
  'get /api/keys': {
    summary: 'One’s own API keys: name, how each begins, when it was used last and when it ends',
    answers: [200, '{ keys: [{ _id, name, begins, createdAt, usedAt, expiresAt, ended }] }'],
  },
  'post /api/keys': {
    summary: 'Makes an API key, which is shown only this once; it is sent as `Authorization: Bearer …`',
    body: { name: { ...text, maxLength: 60 }, days: { enum: [30, 90, 365, null] } },
    answers: [200, '{ key, _id, name, begins, createdAt, usedAt, expiresAt, ended }'],
  },
  'delete /api/keys/{id}': { summary: 'Revokes an API key from the next request on', answers: [204, 'It is gone'] },
}
