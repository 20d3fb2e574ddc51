import type { ComponentProps } from 'react'
import { uploadKinds, type UploadKind } from '#shared/accepts.ts'

type Props = { accept: UploadKind } & ({ onFile(file: File): void } | { onFiles(files: readonly File[]): void }) &
  Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'>

/** The browser's own way to choose a file, or several with `onFiles`; the same one can be chosen twice. */
export const FileInput = ({ accept, ...given }: Props) => {
  const { onFiles, onFile, ...rest } = { onFiles: undefined, onFile: undefined, ...given }
  return (
    <input
      {...rest}
      type="file"
      accept={uploadKinds[accept].offered.join(',')}
      multiple={onFiles !== undefined}
      onChange={({ target }) => {
        const chosen = [...(target.files ?? [])]
        const [first] = chosen
        if (first) onFile?.(first)
        if (first) onFiles?.(chosen)
        target.value = ''
      }}
    />
  )
}
