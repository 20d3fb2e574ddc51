import { Suspense } from 'react'
import { later } from '../ui/later.ts'
import type { StepsFieldProps } from './StepsField.tsx'

/** One form asks for steps: what edits a picture is fetched for it. */
const StepsField = later<StepsFieldProps>(() => import('./StepsField.tsx').then(it => it.StepsField))

/** Takes what is done to a picture; has its height before what takes it is there. */
export const StepsFieldLater = (props: StepsFieldProps) => (
  <Suspense fallback={<div className="skeleton h-10 w-44" />}>
    <StepsField {...props} />
  </Suspense>
)
