import type { Call } from '#catalogue/call.ts'
import type { WorkName } from '#catalogue/works.ts'
import { isComplete } from '#shared/article.ts'
import type { Values } from '#shared/fields.ts'

/** Who does a call with these values: its own work, or we alone where nothing of an article is missing. */
export const workFor = ({ by = 'once' }: Pick<Call, 'by'>, { content }: Values): WorkName =>
  by === 'article' && isComplete(String(content ?? '')) ? 'assembled' : by
