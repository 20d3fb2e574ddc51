import { locales } from '#shared/text.ts'
import type { Routes } from './route.ts'

/** What one is told before and after signing in. */
export const accountRoutes: Routes = {
  'get /api/openapi.json': { summary: 'This description', by: 'everyone', answers: [200, 'OpenAPI 3.1'] },
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
  'get /api/usage.csv': {
    summary: 'What one’s requests went into as a table, by day and engine',
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
}
