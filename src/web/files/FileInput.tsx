import type { ComponentProps } from 'react'
import { uploadKinds, type UploadKind } from '#shared/accepts.ts'

type Props = { accept: UploadKind; onFile(file: File): void } & Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'onChange'
>

/** The browser's own way to choose a file; the same one can be chosen twice. */
export const FileInput = ({ accept, onFile, ...rest }: Props) => (
  <input
    {...rest}
    type="file"
    accept={uploadKinds[accept].offered.join(',')}
    onChange={({ target }) => {
      const [chosen] = target.files ?? []
      if (chosen) onFile(chosen)
      target.value = ''
    }}
  />
)
