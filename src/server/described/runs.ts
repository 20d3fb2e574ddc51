import { hows, longestInstruction } from '#shared/refinement.ts'
import { paged, text, type Routes } from './route.ts'

const refinement = {
  how: { enum: hows },
  instruction: { ...text, maxLength: longestInstruction, description: 'What is to be different; instead of `how`.' },
  answer: { description: 'The answer as its reader has changed it by hand, in place of the run’s own.' },
  variant: {
    type: 'integer',
    minimum: 1,
    description: 'Of several answers, the one that is changed; otherwise the first that was written.',
  },
  selection: {
    type: 'object',
    properties: { start: { type: 'integer', minimum: 0 }, end: { type: 'integer', minimum: 0 }, text },
    required: ['start', 'end', 'text'],
    description:
      'A passage of the text, counted in characters (code points); everything around it stays. ' +
      'In a list or named parts it lies within one text of them.',
  },
}

const moment = { type: 'string', format: 'date-time' }
const filters = {
  engine: text,
  model: { ...text, description: 'As it stands in a run.' },
  state: { ...text, description: 'One or several, separated by commas.' },
  from: { ...moment, description: 'Begun then or later.' },
  to: { ...moment, description: 'Begun before.' },
}

/** Texts that were made, and that are being made. */
export const runsRoutes: Routes = {
  'get /api/runs': {
    summary: 'The history, newest first; of what was read, the text is left out',
    query: { ...paged, ...filters },
    answers: [200, '{ runs, total, page, meant, beginnings, more }'],
  },
  'get /api/runs/filters': {
    summary: 'With which engines and by which models texts were made',
    answers: [200, '{ engines: [{ engine, count }], models: [{ model, count }] }'],
  },
  'delete /api/runs': {
    summary: 'Removes runs that have ended: those named, or, with `all`, all that match the rest; bookmarks stay',
    query: { ids: { ...text, description: 'Separated by commas.' }, all: { enum: ['yes'] }, search: text, ...filters },
    answers: [200, '{ removed }'],
  },
  'delete /api/runs/{id}': {
    summary: 'Removes a run that has ended; its bookmarks stay, its files go',
    answers: [204, 'It is gone'],
  },
  'get /api/runs/{id}': {
    summary: 'A run with its inputs, what was read for it, its result, and what stands beside that',
    answers: [
      200,
      '{ _id, state, answer, text, variants, corrections, notes, … }; `notes` is empty where there are none',
    ],
  },
  'get /api/runs/{id}/events': {
    summary: 'The events of a run, from the one after Last-Event-ID',
    answers: [200, 'An event stream'],
    stream: true,
  },
  'post /api/runs/{id}/stop': { summary: 'Stops a run; what was written is kept', answers: [204, 'It will stop'] },
  'get /api/runs/{id}/versions': {
    summary: 'All versions of a text, the first one first: what was asked of each, and what came of it',
    answers: [200, '{ versions: [{ _id, parent, refinement, state, text, variants, startedAt }] }'],
  },
  'post /api/runs/{id}/refine': {
    summary: 'Changes a text, or a passage of it, in a run of its own; costs 1 request',
    body: refinement,
    optional: Object.keys(refinement),
    answers: [200, 'As the call of the run answers: whole, or as an event stream'],
  },
}
