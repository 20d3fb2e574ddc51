import { readPlain } from '../reading/pages/read-plain.ts'
import type { Reader } from '../reading/reader.ts'
import type { Reading } from '../reading/reading.ts'
import { type How, safeFetch } from './safe-fetch.ts'

/** A page that was read, and where it was found in the end. */
export type PageRead = Reading & Readonly<{ address: string }>

/**
 * Fetches pages that people name and understands them, HTML in the process for that. Throws `page_unreadable`, or
 * `unavailable` where too many are being read.
 */
export const pagesReader =
  (reader: Reader, bounds: Omit<How, 'signal'>) =>
  async (named: string, signal?: AbortSignal): Promise<PageRead> => {
    const { address, type, text } = await safeFetch(named, { ...bounds, signal })
    return { ...(type === 'text/plain' ? readPlain(text) : await reader.page(text, address, signal)), address }
  }
