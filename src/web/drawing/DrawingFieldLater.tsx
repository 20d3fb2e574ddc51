import { Suspense } from 'react'
import { later } from '../ui/later.ts'
import type { DrawingFieldProps } from './DrawingField.tsx'

/** Few forms ask for a drawing: what takes one is fetched for them. */
const DrawingField = later<DrawingFieldProps>(() => import('./DrawingField.tsx').then(it => it.DrawingField))

/** Takes a drawing; has its height before what takes it is there. */
export const DrawingFieldLater = (props: DrawingFieldProps) => (
  <Suspense fallback={<div className="skeleton h-10 w-32" />}>
    <DrawingField {...props} />
  </Suspense>
)
