import { type Accept, accepts, mostBytesOf } from '#shared/accepts.ts'
import { Problem, type ProblemCode } from '#shared/problems.ts'

/** What is wrong with a file before it is sent. What it is by its content, the server says. */
export const refusalOf = ({ name, size }: Pick<File, 'name' | 'size'>, accept: Accept): Problem | undefined => {
  const { endings, megabytes } = accepts[accept]
  const known = endings.some(ending => name.toLowerCase().endsWith(ending))
  if (!known) return new Problem('file_type')
  if (size > mostBytesOf(accept)) return new Problem('file_too_large', { megabytes })
  return size === 0 ? new Problem('document_empty') : undefined
}

const ofTheFile = new Set<ProblemCode>([
  'file_type',
  'file_too_large',
  'document_locked',
  'document_broken',
  'document_empty',
  'document_too_large',
])

/** Whether the same file would be refused again, so that another one is needed. */
export const needsAnother = ({ code }: Problem) => ofTheFile.has(code)
