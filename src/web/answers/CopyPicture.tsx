import { Copy } from 'lucide-react'
import { useText } from '../language.tsx'
import { canCopyPictures, copyPicture } from '../ui/copy-picture.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { copying } from '../ui/useCopyText.ts'

const words = {
  copy: { de: 'Kopieren', en: 'Copy' },
}

const useCopyPicture = copying(copyPicture)

export type CopyPictureProps = {
  /** Of the picture: `/files/…`. */
  address: string
  /** What it is called, where there are several. */
  name?: string
}

/** Lays a picture on the clipboard, so that it can be pasted into a mail or a text. */
export function CopyPicture({ address, name }: CopyPictureProps) {
  const t = useText()
  const copy = useCopyPicture()
  if (!canCopyPictures()) return null
  return (
    <IconButton
      icon={Copy}
      label={[t(words.copy), name].filter(Boolean).join(': ')}
      className="size-10 shrink-0 pointer-coarse:size-11 print:hidden"
      onClick={() => void copy(address)}
    />
  )
}
