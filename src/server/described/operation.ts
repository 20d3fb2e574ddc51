import { deeds } from '#shared/audit.ts'
import { type Routes, text } from './route.ts'

const days = { enum: ['7', '30', '90', '365'], default: '30' }

/** What administrators take away of the installation as files. */
export const operationRoutes: Routes = {
  'get /api/admin/audit.csv': {
    summary: 'What administrators did as a table, all of it',
    by: 'administrators',
    query: { search: text, did: { enum: Object.keys(deeds) } },
    answers: [200, 'CSV in UTF-8'],
    bytes: true,
  },
  'get /api/admin/usage.csv': {
    summary: 'What everyone used as a table: by day, engine, model or person',
    by: 'administrators',
    query: { days, by: { enum: ['days', 'engines', 'models', 'people'], default: 'days' } },
    answers: [200, 'CSV in UTF-8'],
    bytes: true,
  },
  'get /api/admin/backups/{name}': {
    summary: 'A backup: unpacked, it is a data folder to start from',
    by: 'administrators',
    answers: [200, 'A packed data folder'],
    bytes: true,
  },
}
