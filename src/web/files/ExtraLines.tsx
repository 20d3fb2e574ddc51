import { pictureExtras, type PictureExtra } from '#shared/picture-extras.ts'
import { useText } from '../language.tsx'

type Props = {
  of: readonly PictureExtra[] | undefined
  /** What the tool keeps of it where it can. */
  keeps: readonly PictureExtra[] | undefined
  className: string
}

/** What becomes of a picture that was chosen, where it is more than one image of eight bits a colour. */
export function ExtraLines({ of = [], keeps = [], className }: Props) {
  const t = useText()
  return of.map(extra => (
    <p key={extra} className={className}>
      {t(pictureExtras[extra][keeps.includes(extra) ? 'keeps' : 'leaves'])}
    </p>
  ))
}
