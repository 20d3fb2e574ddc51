import { Suspense } from 'react'
import { later } from '../ui/later.ts'
import type { FilesFieldProps } from './FilesField.tsx'
import { Inviting } from './Inviting.tsx'

const FilesField = later<FilesFieldProps>(() => import('./FilesField.tsx').then(it => it.FilesField))

/** Takes several files; looks the same before what takes them is there. */
export const FilesFieldLater = (props: FilesFieldProps) => (
  <Suspense
    fallback={
      <div className="field flex min-h-11 items-start gap-2.5 py-2.5">
        <Inviting accept={props.field.accept} several />
      </div>
    }
  >
    <FilesField {...props} />
  </Suspense>
)
