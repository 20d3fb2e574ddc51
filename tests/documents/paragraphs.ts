import type { Person } from '../serve.ts'

const json = async (answer: Promise<Response>) => (await answer).json()

/** A document of one paragraph, as the editor and the calls have it. */
export const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Begins a report of one paragraph and hands out what the server answers. */
export const begin = (who: Person, text: string, more = {}) =>
  json(who.post('/api/document', { titel_text: 'Bericht', content: doc(text), ...more }))

/** Saves one paragraph over the state that has this number. */
export const save = (who: Person, id: string, revision: number, text: string, more = {}) =>
  json(who.put(`/api/document/${id}`, { revision, content: doc(text), ...more }))

/** The versions that are kept of a document, the newest first. */
export const versions = async (who: Person, id: string) =>
  (await json(who.get(`/api/document/${id}/versions`))).versions
