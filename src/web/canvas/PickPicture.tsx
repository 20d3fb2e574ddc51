import { useRef } from 'react'
import type { LucideIcon } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'

type Props = { icon: LucideIcon; label: string; disabled?: boolean; onFile(file: File): void }

/** A button for a picture from a file, which stays in the browser; the same one can be chosen twice. */
export function PickPicture({ onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
