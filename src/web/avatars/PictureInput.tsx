import { type ReactNode, useState } from 'react'
import { ImagePlus } from 'lucide-react'
import { uploadKinds } from '#shared/accepts.ts'
import { FileInput } from '../files/FileInput.tsx'
import { LetGo } from '../files/LetGo.tsx'
import { useDrop } from '../files/useDrop.ts'
import { words as said } from '../files/words.ts'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { broughtIn } from './chosen-file.ts'

const words = {
  or: { de: 'oder hierher ziehen oder einfügen', en: 'or drag or paste one here' },
}

type Props = {
  /** What the control is called: “Choose a picture”. */
  label: string
  onPicture(picture: ImageBitmap): void
  children?: ReactNode
}

/** Takes a picture: chosen, dropped or pasted. What cannot be used says why, and what was there stays. */
export function PictureInput({ label, onPicture, children }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [failure, setFailure] = useState<unknown>()
  const take = (file: File) => {
    setFailure(undefined)
    broughtIn(file).then(onPicture, setFailure)
  }
  const { over, handlers } = useDrop(take, false)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        {...handlers}
        className={`field relative flex min-h-11 items-start gap-2.5 py-2.5 has-[input:focus-visible]:outline-2
          has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring
          ${over ? 'border-accent' : ''}`}
      >
        <FileInput
          accept="pictures"
          aria-label={label}
          className="absolute inset-0 cursor-pointer text-[0px] opacity-0"
          onFile={take}
        />
        <ImagePlus className="mt-0.5 size-[18px] shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
        <span className="min-w-0 flex-1">
          <span className="block">
            {label} <span className="text-muted pointer-coarse:hidden">{t(words.or)}</span>
          </span>
          <span className="block text-sm text-muted">{t(uploadKinds.pictures.says)}</span>
        </span>
        {over && <LetGo>{t(said.letGo)}</LetGo>}
      </div>
      {failure !== undefined && <Panel tone="danger">{sentence(failure)}</Panel>}
      {children}
    </div>
  )
}
