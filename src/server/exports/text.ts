import { toPlain } from '#shared/document/to-plain.ts'
import type { Leaving } from './leaving.ts'

/** A document as words alone. */
export const textOf = ({ document }: Leaving): Uint8Array =>
  Buffer.from(`${toPlain(document.content, { file: true })}\n`)
