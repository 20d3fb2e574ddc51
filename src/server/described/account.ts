import { schemaOf } from '#shared/json-schema.ts'
import { senderFields } from '#shared/sender.ts'
import { locales } from '#shared/text.ts'
import { picture, type Routes, text } from './route.ts'

const { properties: sender } = schemaOf(senderFields)

/** What one is told before and after signing in. */
export const accountRoutes: Routes = {
  'get /api/openapi.json': { summary: 'This description', by: 'everyone', answers: [200, 'OpenAPI 3.1'] },
  'get /api/installation': {
    summary: 'What a sign-in page needs to know of this installation',
    by: 'everyone',
    answers: [200, 'firstAccount, needsLink, registration, link, provider, mail, who, plan, version'],
  },
  'get /api/session': {
    summary: 'The signed-in person, their plan and what they have used',
    answers: [200, 'The person'],
  },
  'post /api/user/updateLang': {
    summary: 'Sets the language texts are written in',
    body: { lang: { type: 'string', examples: ['DE', 'EN'] } },
    answers: [200, 'The person'],
  },
  'patch /api/user': {
    summary: 'Changes what one keeps of oneself; what is left out stays, null removes it',
    body: {
      phone: { type: ['string', 'null'], maxLength: 40 },
      country: { type: ['string', 'null'], maxLength: 60 },
      locale: { enum: locales, description: 'What the screens speak' },
      answers: { type: 'object', description: 'How the shared questions of forms were answered last' },
    },
    optional: ['phone', 'country', 'locale', 'answers'],
    answers: [200, 'The person'],
  },
  'post /api/user/delete': {
    summary: 'Deletes one’s own account with everything in it, at once, and ends a subscription. Not with an API key',
    body: { email: text, password: { type: 'string', description: 'Where the account has one' } },
    optional: ['password'],
    answers: [204, 'It is gone'],
  },
  'get /api/user/sender': {
    summary: 'One’s own details, which texts that name their sender are written with: what is kept of them',
    answers: [200, '{ name?, organisation?, … }'],
  },
  'put /api/user/sender': {
    summary: 'Keeps one’s own details as they are sent; what is left out or empty is kept no longer',
    body: sender,
    optional: Object.keys(senderFields),
    answers: [200, '{ name?, organisation?, … }'],
  },
  'put /api/user/picture': {
    summary: 'One’s own picture: a square PNG or WebP, 256 pixels a side at most; place, time and texts are not kept',
    body: { picture },
    answers: [200, '{ picture: "/api/pictures/{id}" }'],
  },
  'delete /api/user/picture': { summary: 'Removes one’s own picture', answers: [204, 'It is gone'] },
  'get /api/pictures/{id}': {
    summary: 'A logo, or one’s own picture; administrators see everybody’s. It never changes under its address',
    answers: [200, 'The picture'],
    bytes: true,
  },
  'get /api/archive': {
    summary: 'Everything that is one’s own as a ZIP: account with sender, texts by month, bookmarks and files',
    query: { language: { enum: locales } },
    answers: [200, 'The ZIP'],
    bytes: true,
  },
  'get /api/usage': {
    summary: 'What one’s requests went into: every day up to today, in UTC, and the engines, most used first',
    query: { days: { enum: ['30', '90'], default: '30' } },
    answers: [200, '{ days: [{ day, requests }], engines: [{ engine, requests }] }'],
  },
  'get /api/usage.csv': {
    summary: 'The same as a table, by day and engine',
    query: { days: { enum: ['30', '90'], default: '30' } },
    answers: [200, 'CSV in UTF-8'],
    bytes: true,
  },
  'get /api/engines': {
    summary: 'Every engine with its forms, and whether it can run now',
    answers: [200, '{ data: [card …] }'],
  },
  'get /api/engines/cards': {
    summary: 'Every engine without its guide and its forms: what a list of them shows',
    answers: [200, '{ data: [card …] }'],
  },
  'get /api/engines/{name}': {
    summary: 'One engine with its forms, by its name or by one that it also answers to',
    answers: [200, 'A card as in GET /api/engines'],
  },
  'get /api/models': { summary: 'Whether a model is connected', answers: [200, '{ connected, name, ways }'] },
}
