import { askJson } from '../outside/ask-json.ts'

type Asked<Answer> = Omit<Parameters<typeof askJson<Answer>>[1], 'as' | 'body'>

/**
 * Asks a collection that the operator has named, so that it is trusted wherever it is, and reads its JSON. Throws
 * `image_search_failed`, `image_search_refused` or `image_search_busy`.
 */
export const askCollection = <Answer>(url: URL, asked: Asked<Answer>) =>
  askJson({ url, may: () => true }, { as: 'image_search', ...asked })
