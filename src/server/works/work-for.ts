import type { Call } from '#catalogue/call.ts'
import type { WorkName } from '#catalogue/works.ts'
import { isComplete } from '#shared/article.ts'
import type { Values } from '#shared/fields.ts'
import { holdsOf } from '#shared/is-asked.ts'

/**
 * Who does a call with these values: its own work, the other where it names one, or we alone where nothing of an
 * article is missing.
 */
export const workFor = ({ by = 'once', otherwise }: Pick<Call, 'by' | 'otherwise'>, values: Values): WorkName => {
  if (otherwise && holdsOf(otherwise.where, values)) return otherwise.by
  return by === 'article' && isComplete(String(values.content ?? '')) ? 'assembled' : by
}
