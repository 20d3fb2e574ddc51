import type { Document } from '#shared/document/schema.ts'
import type { DocumentSaved } from '#server/documents/shown.ts'
import { fitsKeepalive } from '../data/keepalive.ts'
import { beginDocument, saveDocument } from '../data/one-document.ts'
import { withContent } from './as-json.ts'
import type { KeptText } from './kept.ts'

/** What stands in the editor. */
export type Standing = { readonly title: string; readonly content: Document }

/** A state as one text, in whichever order the names in it come. */
export const signOf = ({ title, content }: Standing) => withContent({ title, content })
export const isSame = (one: Standing, other: Standing) => signOf(one) === signOf(other)

/** A document that has just begun. */
const firstRevision = 1

type Sent = Standing &
  Pick<KeptText, 'id' | 'key' | 'revision' | 'origin' | 'by' | 'given'> & { readonly keeps?: boolean }

/**
 * Saves a text in place of the state it was made of, or begins its document. Throws what the server says is wrong.
 * `isLast`: the page may be gone before the answer is there.
 */
export const sendText = async (sent: Sent, isLast = false): Promise<DocumentSaved> => {
  const { id, key, revision, title, content, by, origin, given, keeps } = sent
  const body = { titel_text: title, content, by, ...(keeps && { keeps }) }
  if (id) return saveDocument(id, { revision, ...body }, isLast && fitsKeepalive(body))
  const begun = await beginDocument({ titel_text: title, content, by, origin, given }, key)
  if (isSame({ title: begun.titel_text, content: begun.content }, sent)) return { ...begun, version: null }
  // The page that was left has begun it, and more was written since: that is saved over it, as any change is.
  return saveDocument(begun._id, { revision: firstRevision, ...body })
}
