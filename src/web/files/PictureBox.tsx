import type { ReactNode } from 'react'
import { ImagePlus } from 'lucide-react'
import { uploadKinds } from '#shared/accepts.ts'
import { useText } from '../language.tsx'
import { FileInput } from './FileInput.tsx'
import { LetGo } from './LetGo.tsx'
import { useDrop } from './useDrop.ts'
import { words as said } from './words.ts'

const words = {
  or: { de: 'oder hierher ziehen oder einfügen', en: 'or drag or paste one here' },
}

type Props = {
  /** What the control is called: “Choose a picture”. */
  label: string
  accept: 'pictures' | 'images'
  onFile(file: File): void
  children?: ReactNode
}

/** Where a picture is chosen, dropped or pasted, and which ones can be. */
export function PictureBox({ label, accept, onFile, children }: Props) {
  const t = useText()
  const { over, handlers } = useDrop(onFile, false)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        {...handlers}
        className={`field relative flex min-h-11 items-start gap-2.5 py-2.5 has-[input:focus-visible]:outline-2
          has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring
          ${over ? 'border-accent' : ''}`}
      >
        <FileInput
          accept={accept}
          aria-label={label}
          className="absolute inset-0 cursor-pointer text-[0px] opacity-0"
          onFile={onFile}
        />
        <ImagePlus className="mt-0.5 size-[18px] shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
        <span className="min-w-0 flex-1">
          <span className="block">
            {label} <span className="text-muted pointer-coarse:hidden">{t(words.or)}</span>
          </span>
          <span className="block text-sm text-muted">{t(uploadKinds[accept].says)}</span>
        </span>
        {over && <LetGo>{t(said.letGo)}</LetGo>}
      </div>
      {children}
    </div>
  )
}
