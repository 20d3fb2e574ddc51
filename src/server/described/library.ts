import { locales } from '#shared/text.ts'
import { paged, text, type Routes } from './route.ts'

const search = {
  ...text,
  description: 'Words that must all occur, in any form; “a phrase”; the last word may be unfinished.',
}
const type = { ...text, description: 'Those of one tool, by its name.' }

/** What was kept. */
export const libraryRoutes: Routes = {
  'get /api/bookmark': {
    summary:
      'The bookmarks, newest first. `meant`: a slip in the search was forgiven; `more`: there are more than the total; ' +
      '`beginnings`: some texts are so long that only their beginnings are searched',
    query: { ...paged, search, type },
    answers: [200, '{ bookmarks, total, page, meant, beginnings, more }'],
  },
  'get /api/bookmark/types': {
    summary: 'The tools that bookmarks are of',
    answers: [200, '{ types: [{ type, count }] }'],
  },
  'get /api/bookmark/export': {
    summary: 'All bookmarks, or those a search finds, as a file',
    query: { format: { enum: ['json', 'md'] }, language: { enum: locales }, search, type },
    bytes: true,
    answers: [200, 'The file'],
  },
  'get /api/bookmark/{id}': { summary: 'A bookmark', answers: [200, 'The bookmark'] },
  'post /api/bookmark': {
    summary: 'Saves a result',
    body: {
      ...{ result: text, prompt: text, type: text, run: text },
      variant: { type: 'integer', minimum: 1, description: 'Of several answers of the run, the one that is kept.' },
    },
    optional: ['run', 'variant'],
    answers: [200, 'The bookmark'],
  },
  'patch /api/bookmark/{id}': {
    summary: 'Notes something beside a bookmark; an empty note is none',
    body: { note: { ...text, maxLength: 2000 } },
    answers: [200, 'The bookmark'],
  },
  'delete /api/bookmark/{id}': { summary: 'Removes a bookmark', answers: [204, 'It is gone'] },
  'post /api/bookmark/{id}/restore': {
    summary: 'Brings back a bookmark that was removed within the last hour',
    answers: [200, 'The bookmark'],
  },
}
