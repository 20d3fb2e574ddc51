import { mostBytesOfAvatar, type AvatarKind, avatarKinds } from '#shared/avatars.ts'
import { Problem } from '#shared/problems.ts'
import type { Bare } from './bare.ts'
import { barePng, isPng, isWhole } from './png.ts'
import { bareWebp, isWebp } from './webp.ts'

/** What was sent as a picture, judged by its bytes alone. Throws what is wrong with it. */
export const understood = async (bytes: Buffer, kind: AvatarKind): Promise<Bare> => {
  const { side, square } = avatarKinds[kind]
  if (!bytes.length) throw new Problem('picture_empty')
  if (bytes.length > mostBytesOfAvatar(kind)) throw new Problem('picture_huge', { side })
  const bare = isPng(bytes) ? barePng : isWebp(bytes) ? bareWebp : undefined
  if (!bare) throw new Problem('picture_type')
  const anySide = 0x7fff
  const picture = bare(bytes, anySide)
  if (!picture) throw new Problem('picture_broken')
  const { width, height } = picture
  if (Math.max(width, height) > side || (square && width !== height)) throw new Problem('picture_huge', { side })
  if (picture.type === 'image/png' && !(await isWhole(picture.bytes))) throw new Problem('picture_broken')
  return picture
}
