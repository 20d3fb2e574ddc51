import { byMeter, meters, units } from '#shared/meters.ts'
import { paged, type Routes, text } from './route.ts'

const entries = { search: text, did: text }

const days = { enum: ['7', '30', '90', '365'], default: '30' }
const price = {
  type: 'object',
  properties: byMeter(meter => ({
    type: 'number',
    minimum: 0,
    description: `For ${units[meters[meter].unit].per} of them`,
  })),
  minProperties: 1,
  dependentRequired: { tokensIn: ['tokensOut'], tokensOut: ['tokensIn'] },
}

/** What administrators see and do of the installation itself. */
export const operationRoutes: Routes = {
  'get /api/admin/audit': {
    summary: 'What administrators did, newest first; kept for a year',
    by: 'administrators',
    query: { ...paged, ...entries },
    answers: [200, '{ entries, total, page }'],
  },
  'get /api/admin/audit.csv': {
    summary: 'The same as a table, all of it',
    by: 'administrators',
    query: entries,
    answers: [200, 'CSV in UTF-8'],
    bytes: true,
  },
  'get /api/admin/usage': {
    summary: 'What everyone used, and what it cost at current prices: in all, by day in UTC, engine, model and person',
    by: 'administrators',
    query: { days },
    answers: [200, '{ total, days, engines, models, people, others, gone, prices }'],
  },
  'get /api/admin/usage.csv': {
    summary: 'The same as a table, by one of these',
    by: 'administrators',
    query: { days, by: { enum: ['days', 'engines', 'models', 'people'], default: 'days' } },
    answers: [200, 'CSV in UTF-8'],
    bytes: true,
  },
  'put /api/admin/prices': {
    summary: 'What models cost, by their names: tokens read and written, images, seconds of sound, and so on',
    by: 'administrators',
    body: { currency: { enum: ['EUR', 'USD'] }, models: { type: 'object', additionalProperties: price } },
    answers: [200, '{ ok: true }'],
  },
  'get /api/admin/system': {
    summary: 'Version, database, files, cache, people, texts, health, and the last errors of this node',
    by: 'administrators',
    answers: [200, '{ version, node, since, database, files, cache, people, runs, model, health, errors }'],
  },
  'get /api/admin/jobs': {
    summary: 'How many jobs of each kind are waiting, running and failed, and why',
    by: 'administrators',
    answers: [200, '{ jobs }'],
  },
  'post /api/admin/jobs/{id}/again': {
    summary: 'Runs a failed job again',
    by: 'administrators',
    answers: [200, '{ jobs }'],
  },
  'get /api/admin/dictionaries': {
    summary: 'The dictionaries that mend spelling without a model, and whether they are installed',
    by: 'administrators',
    answers: [200, '{ state, dictionaries }'],
  },
  'post /api/admin/dictionaries': {
    summary: 'Fetches the dictionaries from the npm registry and uses them from now on',
    by: 'administrators',
    answers: [200, '{ state, dictionaries }'],
  },
  'delete /api/admin/dictionaries': {
    summary: 'Removes the dictionaries; spelling is then left to models',
    by: 'administrators',
    answers: [200, '{ state, dictionaries }'],
  },
  'get /api/admin/backups': {
    summary: 'The backups of the embedded database; `embedded` is false where PostgreSQL’s own tools do it',
    by: 'administrators',
    answers: [200, '{ embedded, making, lacks, plan, backups }'],
  },
  'post /api/admin/backups': {
    summary: 'Makes a backup, and says for how many milliseconds the database could not be asked',
    by: 'administrators',
    answers: [201, '{ backup, paused }'],
  },
  'put /api/admin/backups': {
    summary: 'Sets whether one is made every night, and how many of these are kept',
    by: 'administrators',
    body: { nightly: { type: 'boolean' }, keep: { type: 'integer', minimum: 1, maximum: 60 } },
    answers: [200, '{ embedded, making, lacks, plan, backups }'],
  },
  'get /api/admin/backups/{name}': {
    summary: 'A backup: unpacked, it is a data folder to start from',
    by: 'administrators',
    answers: [200, 'A packed data folder'],
    bytes: true,
  },
  'delete /api/admin/backups/{name}': {
    summary: 'Removes a backup',
    by: 'administrators',
    answers: [204, 'It is gone'],
  },
}
