import type { ComponentProps } from 'react'
import { type Accept, accepts } from '#shared/accepts.ts'

type Props = { accept: Accept; onFile(file: File): void } & Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'onChange'
>

/** The browser's own way to choose a file; the same one can be chosen twice. */
export const FileInput = ({ accept, onFile, ...rest }: Props) => (
  <input
    {...rest}
    type="file"
    accept={accepts[accept].endings.join(',')}
    onChange={({ target }) => {
      const [chosen] = target.files ?? []
      if (chosen) onFile(chosen)
      target.value = ''
    }}
  />
)
