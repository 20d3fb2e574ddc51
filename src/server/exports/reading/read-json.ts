import { checkDocument } from '#shared/document/check.ts'
import type { AnyNode, Document } from '#shared/document/schema.ts'
import { Problem } from '#shared/problems.ts'
import { wrongDocument } from '../../http/document-shape.ts'

/** About as much as the element around it takes in HTML. */
const perNode = 7

/** How much a document says, as bytes of a page; pictures are not counted. */
const sizeOf = (node: AnyNode): number => {
  if (node.type === 'text') return Buffer.byteLength(node.text)
  const content: readonly AnyNode[] = 'content' in node ? (node.content ?? []) : []
  return content.reduce((sum, one) => sum + sizeOf(one), perNode)
}

/** JSON of any origin as a document. Throws `invalid`, and `pdf_too_large` where it says more than so many bytes. */
export const readJson = (json: string, most?: number): Document => {
  const read = checkDocument(JSON.parse(json))
  if ('wrong' in read) throw new Problem('invalid', { fields: { document: wrongDocument(read.wrong) } })
  if (most !== undefined && sizeOf(read.document) > most) throw new Problem('pdf_too_large')
  return read.document
}
