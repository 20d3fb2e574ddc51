import { Suspense } from 'react'
import { later } from '../ui/later.ts'
import type { MaskFieldProps } from './MaskField.tsx'

/** Few forms ask for an area of a picture: what draws one is fetched for them. */
const MaskField = later<MaskFieldProps>(() => import('./MaskField.tsx').then(it => it.MaskField))

/** Takes an area of a picture; has its height before what takes it is there. */
export const MaskFieldLater = (props: MaskFieldProps) => (
  <Suspense fallback={<div className="skeleton h-10 w-44" />}>
    <MaskField {...props} />
  </Suspense>
)
