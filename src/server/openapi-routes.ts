import { hows, longestInstruction } from '#shared/refinement.ts'

/** One call of ours, for the API description. Engine calls are derived from the catalogue and do not stand here. */
export type RouteDescription = {
  summary: string
  /** Who may call it; nothing means whoever is signed in. */
  by?: 'everyone' | 'administrators'
  query?: Readonly<Record<string, object>>
  body?: Readonly<Record<string, object>>
  /** A form with one part, `file`, instead of a JSON body. */
  file?: true
  /** Keys of the body that may be left out. */
  optional?: readonly string[]
  /** The status of success and what comes with it. */
  answers: readonly [status: number, description: string]
  stream?: true
  /** What comes is no JSON but a file. */
  bytes?: true
}

const text = { type: 'string' }
const paged = {
  page: { type: 'integer', minimum: 1 },
  limit: { type: 'integer', minimum: 1, maximum: 100 },
  search: text,
}
const plan = { enum: ['free', 'lite', 'basic', 'premium', 'premium_plus'] }
const refinement = {
  how: { enum: hows },
  instruction: { ...text, maxLength: longestInstruction, description: 'What is to be different; instead of `how`.' },
  answer: { description: 'The answer as its reader has changed it by hand, in place of the run’s own.' },
  selection: {
    type: 'object',
    properties: { start: { type: 'integer', minimum: 0 }, end: { type: 'integer', minimum: 0 }, text },
    required: ['start', 'end', 'text'],
    description: 'A passage of the text, counted in characters (code points); everything around it stays.',
  },
}
const connection = { provider: text, model: text, key: text }

/** Every call but those of the engines, by method and path. A test holds this table against the routes that exist. */
export const routes: Readonly<Record<string, RouteDescription>> = {
  'get /api/openapi.json': { summary: 'This description', by: 'everyone', answers: [200, 'OpenAPI 3.1'] },
  'get /api/installation': {
    summary: 'What a sign-in page needs to know of this installation',
    by: 'everyone',
    answers: [200, 'firstAccount, needsLink, registration, mail, who, plan, version'],
  },
  'put /api/admin/installation': {
    summary: 'Answers who will use it: new accounts of a team start on Premium Plus, those of customers on Free',
    by: 'administrators',
    body: { who: { enum: ['team', 'customers'] } },
    answers: [200, 'The installation'],
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
  'get /api/engines': {
    summary: 'Every engine with its forms, and whether it can run now',
    answers: [200, '{ data: [card …] }'],
  },
  'get /api/runs': {
    summary: 'The history, newest first; of what was read, the text is left out',
    query: paged,
    answers: [200, '{ runs, total, page }'],
  },
  'get /api/runs/{id}': {
    summary: 'A run with its inputs, what was read for it, and its result',
    answers: [200, 'The run'],
  },
  'get /api/runs/{id}/events': {
    summary: 'The events of a run, from the one after Last-Event-ID',
    answers: [200, 'An event stream'],
    stream: true,
  },
  'post /api/runs/{id}/stop': { summary: 'Stops a run; what came is kept', answers: [204, 'It will stop'] },
  'get /api/runs/{id}/versions': {
    summary: 'All versions of a text, the first one first: what was asked of each, and what came of it',
    answers: [200, '{ versions: [{ _id, parent, refinement, state, text, startedAt }] }'],
  },
  'post /api/runs/{id}/refine': {
    summary: 'Changes a text, or a passage of it, in a run of its own; costs 1 request',
    body: refinement,
    optional: Object.keys(refinement),
    answers: [200, 'As the call of the run answers: whole, or as an event stream'],
  },
  'get /api/bookmark': {
    summary: 'The bookmarks, newest first',
    query: paged,
    answers: [200, '{ bookmarks, total, page }'],
  },
  'get /api/bookmark/{id}': { summary: 'A bookmark', answers: [200, 'The bookmark'] },
  'post /api/bookmark': {
    summary: 'Saves a result',
    body: { result: text, prompt: text, type: text, run: text },
    optional: ['run'],
    answers: [200, 'The bookmark'],
  },
  'delete /api/bookmark/{id}': { summary: 'Removes a bookmark', answers: [204, 'It is gone'] },
  'post /api/upload': {
    summary: 'Reads a document of at most 5 MB (PDF, Word, text) and keeps it',
    file: true,
    answers: [200, '{ response: "/files/{id}", file }'],
  },
  'post /api/upload/text': {
    summary: 'Reads a document and keeps nothing',
    file: true,
    answers: [200, '{ name, pages, words, language, text, cut }'],
  },
  'get /api/files': {
    summary: 'What the person has brought, newest first, and how much of the plan’s storage it takes up; bytes',
    query: { page: paged.page, limit: paged.limit },
    answers: [200, '{ files, total, page, used, limit }'],
  },
  'get /api/files/{id}': { summary: 'A file, and its text as Markdown', answers: [200, '{ file, text }'] },
  'delete /api/files/{id}': { summary: 'Removes a file', answers: [204, 'It is gone'] },
  'get /files/{id}': { summary: 'The bytes of a file, to be saved', bytes: true, answers: [200, 'The file'] },
  'get /api/models': { summary: 'Whether a model is connected', answers: [200, '{ connected, name, ways }'] },
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
  'get /api/admin/users': {
    summary: 'The people of this installation',
    by: 'administrators',
    query: paged,
    answers: [200, '{ users, total, page }'],
  },
  'patch /api/admin/users/{id}': {
    summary: 'Changes plan, role, block or limit; limit null means the plan’s again',
    by: 'administrators',
    body: {
      plan,
      role: { enum: ['user', 'admin'] },
      blocked: { type: 'boolean' },
      limit: { type: ['integer', 'null'], minimum: 0 },
    },
    optional: ['plan', 'role', 'blocked', 'limit'],
    answers: [200, 'The person'],
  },
}
