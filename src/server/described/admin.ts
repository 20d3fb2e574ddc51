import { qualities } from '#shared/quality.ts'
import { text, type Routes } from './route.ts'

const connection = { provider: text, model: text, key: text }

const models = '{ connected, found, providers, models, levels }'

/** What only administrators may. */
export const adminRoutes: Routes = {
  'get /api/admin/models': {
    summary: 'All models and the state of each, which serve which level, what was found here, and all providers',
    by: 'administrators',
    answers: [200, models],
  },
  'put /api/admin/models': {
    summary: 'Connects a model in place of the first; the key is sealed and never shown again',
    by: 'administrators',
    body: connection,
    optional: ['key'],
    answers: [200, models],
  },
  'delete /api/admin/models': {
    summary: 'Forgets all that was connected in the browser, and the keys',
    by: 'administrators',
    answers: [200, models],
  },
  'post /api/admin/models': {
    summary: 'Connects one more model, which steps in where those before it on the standard level fail',
    by: 'administrators',
    body: connection,
    optional: ['key'],
    answers: [201, models],
  },
  'put /api/admin/models/levels': {
    summary: 'Sets which models serve a level, in their order; a level without models uses those of standard',
    by: 'administrators',
    body: { level: { enum: qualities }, models: { type: 'array', maxItems: 20, items: text } },
    answers: [200, models],
  },
  'put /api/admin/models/key': {
    summary: 'Stores another key for a provider',
    by: 'administrators',
    body: { provider: text, key: text },
    answers: [200, models],
  },
  'post /api/admin/models/{name}/try': {
    summary: 'Asks a connected model for a word; the name is written as provider:model',
    by: 'administrators',
    answers: [200, '{ ok, milliseconds, answer }'],
  },
  'delete /api/admin/models/{name}': {
    summary: 'Disconnects a model that was connected in the browser; it leaves its levels, too',
    by: 'administrators',
    answers: [200, models],
  },
  'post /api/admin/models/check': {
    summary: 'Makes a real call to a model and says how long it took',
    by: 'administrators',
    body: connection,
    optional: ['key'],
    answers: [200, '{ ok, milliseconds, answer }'],
  },
}
