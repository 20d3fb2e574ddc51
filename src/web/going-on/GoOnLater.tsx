import { Suspense } from 'react'
import { later } from '../ui/later.ts'
import type { GoOnProps } from './GoOn.tsx'

const GoOn = later<GoOnProps>(() => import('./GoOn.tsx').then(it => it.GoOn))

/** What browsers and tools can open: a drawing of lines is none of these. */
const isPicture = (type: string) => /^image\/(?!svg)/.test(type)

/** The same, fetched once a picture is there; nothing for a file that is no picture of dots. */
export const GoOnLater = ({ type, ...props }: GoOnProps & { type: string }) =>
  isPicture(type) && (
    <Suspense fallback={<span className="block h-9 pointer-coarse:h-11" aria-hidden />}>
      <GoOn {...props} />
    </Suspense>
  )
