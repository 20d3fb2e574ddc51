import { qualities } from '#shared/quality.ts'
import { text, type Routes } from './route.ts'

const opened = '{ _id, name, published, draft, revision, findings, history … }'
/** A draft as the workshop keeps it; of its calls only what cannot be read off any tool is told here. */
const draft = {
  type: 'object',
  properties: {
    calls: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          quality: {
            enum: qualities,
            description: 'The level it is written on, whose models an administrator sets; standard where it is absent',
          },
        },
      },
    },
  },
}
const revision = { type: 'integer', minimum: 1 }

/** Engines that administrators make in the browser. */
export const engineRoutes: Routes = {
  'get /api/runs/{id}/engine': {
    summary: 'The tool a run was begun with, as it was then',
    answers: [200, 'A card as in GET /api/engines'],
  },
  'get /api/admin/engines': {
    summary: 'Tools that were made here, and what one can make them from',
    by: 'administrators',
    answers: [200, '{ engines, templates, icons, more }'],
  },
  'get /api/admin/videos': {
    summary: 'By tool, the video that explains it',
    by: 'administrators',
    answers: [200, '{ videos }'],
  },
  'put /api/admin/videos/{slug}': {
    summary: 'Sets the video in the guide of a tool; null removes it',
    by: 'administrators',
    body: { video: { type: ['string', 'null'], format: 'uri', maxLength: 500 } },
    answers: [200, '{ videos }'],
  },
  'post /api/admin/engines': {
    summary: 'Begins a tool: blank, from a template, or like one of ours or of yours',
    by: 'administrators',
    body: { like: text },
    optional: ['like'],
    answers: [200, opened],
  },
  'post /api/admin/engines/check': {
    summary: 'Reads the content of a tool file and says what is wrong with it; saves nothing',
    by: 'administrators',
    body: { file: { type: 'object' } },
    answers: [200, '{ name, readable, findings }'],
  },
  'post /api/admin/engines/import': {
    summary: 'Makes a draft from a tool file',
    by: 'administrators',
    body: { file: { type: 'object' } },
    answers: [200, opened],
  },
  'get /api/admin/engines/{id}': {
    summary: 'A tool with its draft, what is wrong with it, and its versions',
    by: 'administrators',
    answers: [200, opened],
  },
  'put /api/admin/engines/{id}': {
    summary: 'Saves a draft, finished or not; 409 where somebody has saved since that revision',
    by: 'administrators',
    body: { draft, revision },
    answers: [200, '{ revision, updatedAt, findings }'],
  },
  'delete /api/admin/engines/{id}': {
    summary: 'Deletes a tool and its versions; what was made with it stays',
    by: 'administrators',
    answers: [204, 'It is deleted'],
  },
  'get /api/admin/engines/{id}/export': {
    summary: 'A tool as a file: a draft of yours, or one of ours',
    by: 'administrators',
    answers: [200, '{ format, version, engine }'],
  },
  'post /api/admin/engines/{id}/told': {
    summary: 'What a model would be told by the draft',
    by: 'administrators',
    body: { call: text, language: { enum: ['de', 'en'] }, values: { type: 'object' } },
    optional: ['values'],
    answers: [200, '{ system, prompt }'],
  },
  'post /api/admin/engines/{id}/publish': {
    summary: 'Publishes the draft as the newest version; 422 with everything that is wrong',
    by: 'administrators',
    body: { revision, note: text },
    optional: ['note'],
    answers: [200, opened],
  },
  'post /api/admin/engines/{id}/withdraw': {
    summary: 'Takes a tool out of the catalogue; what was made with it still opens',
    by: 'administrators',
    answers: [200, opened],
  },
  'get /api/admin/engines/{id}/versions/{number}': {
    summary: 'What a version holds',
    by: 'administrators',
    answers: [200, '{ definition }'],
  },
  'post /api/admin/engines/{id}/versions/{number}/publish': {
    summary: 'Publishes an earlier version anew',
    by: 'administrators',
    body: { note: text },
    optional: ['note'],
    answers: [200, opened],
  },
}
