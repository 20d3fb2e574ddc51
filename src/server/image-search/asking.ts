import { askJson } from '../outside/ask-json.ts'

type Asked = Readonly<{ headers?: Readonly<Record<string, string>>; signal?: AbortSignal; patience?: number }>

/**
 * Asks a collection that the operator has named, so that it is trusted wherever it is, and reads its JSON. Throws
 * `image_search_failed`.
 */
export const askCollection = (url: URL, asked: Asked) =>
  askJson({ url, may: () => true }, { failure: 'image_search_failed', ...asked })
