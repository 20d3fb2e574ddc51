import { pictureExtras, type PictureExtra } from '#shared/picture-extras.ts'
import { useText } from '../language.tsx'

export type LostLineProps = { lost: readonly PictureExtra[] }

/** What a picture does not have any more of those that it was made of. */
export function LostLine({ lost }: LostLineProps) {
  const t = useText()
  return lost.map(extra => (
    <p key={extra} className="py-1.5 text-sm text-muted">
      {t(pictureExtras[extra].lost)}
    </p>
  ))
}
