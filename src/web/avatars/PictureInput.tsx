import { type ReactNode, useState } from 'react'
import { PictureBox } from '../files/PictureBox.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { broughtIn } from './chosen-file.ts'

type Props = {
  /** What the control is called: “Choose a picture”. */
  label: string
  onPicture(picture: ImageBitmap): void
  children?: ReactNode
}

/** Takes a picture: chosen, dropped or pasted. What cannot be used says why, and what was there stays. */
export function PictureInput({ label, onPicture, children }: Props) {
  const sentence = useSentence()
  const [failure, setFailure] = useState<unknown>()
  const take = (file: File) => {
    setFailure(undefined)
    broughtIn(file).then(onPicture, setFailure)
  }
  return (
    <PictureBox label={label} accept="pictures" onFile={take}>
      {failure !== undefined && <Panel tone="danger">{sentence(failure)}</Panel>}
      {children}
    </PictureBox>
  )
}
