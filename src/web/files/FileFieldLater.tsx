import { Suspense } from 'react'
import { later } from '../ui/later.ts'
import type { FileFieldProps } from './FileField.tsx'
import { Inviting } from './Inviting.tsx'

/** Few forms ask for a file: what takes one is fetched for them. */
export const FileField = later<FileFieldProps>(() => import('./FileField.tsx').then(it => it.FileField))

/** Takes one file; looks the same before what takes it is there. */
export const FileFieldLater = (props: FileFieldProps) => (
  <Suspense
    fallback={
      <div className="field flex min-h-11 items-start gap-2.5 py-2.5">
        <Inviting accept={props.field.accept} />
      </div>
    }
  >
    <FileField {...props} />
  </Suspense>
)
