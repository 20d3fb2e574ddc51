import { uploadKinds, type UploadKind, mostBytesOf } from '#shared/accepts.ts'
import { Problem, type ProblemCode } from '#shared/problems.ts'

/** What is wrong with how large a file is, if anything. */
export const refusalBySize = ({ size }: Pick<Blob, 'size'>, kind: UploadKind): Problem | undefined => {
  const { megabytes, refusals } = uploadKinds[kind]
  if (size > mostBytesOf(kind)) return new Problem(refusals.heavy, { megabytes })
  return size === 0 ? new Problem(refusals.empty) : undefined
}

/** What is wrong with a file before it is sent. What it is by its content, the server says. */
export const refusalOf = ({ name, size }: Pick<File, 'name' | 'size'>, accept: UploadKind): Problem | undefined => {
  const isOffered = uploadKinds[accept].offered.some(ending => name.toLowerCase().endsWith(ending))
  return isOffered ? refusalBySize({ size }, accept) : new Problem(uploadKinds[accept].refusals.type)
}

const ofTheFile = new Set<ProblemCode>([
  'file_type',
  'file_too_large',
  'document_locked',
  'document_broken',
  'document_empty',
  'document_too_large',
  'sound_type',
  'sound_heavy',
  'sound_empty',
  'sound_broken',
  'sound_missing',
  'sound_too_long',
  'image_type',
  'image_heavy',
  'image_empty',
  'image_broken',
  'image_huge',
])

/** Whether the same file would be refused again, so that another one is needed. */
export const needsAnother = ({ code }: Problem) => ofTheFile.has(code)
