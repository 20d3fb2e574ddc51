import { paged, type Routes } from './route.ts'

/** What was brought. */
export const filesRoutes: Routes = {
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
}
