import type { Reading } from './reading.ts'

/** Reads what strangers have made, in a process that may die of it. */
export type Reader = {
  /** Throws document_locked | document_broken | document_empty | document_too_large | file_type | unavailable. */
  document(bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<Reading>
  /** Throws page_unreadable | unavailable. */
  page(html: string, address: string, signal?: AbortSignal): Promise<Reading>
  close(): Promise<void>
}
