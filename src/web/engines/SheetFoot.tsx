import { type ReactNode, Suspense } from 'react'
import type { ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import type { CompanionsProps } from '../companions/Companions.tsx'
import { Provenance } from '../library/Provenance.tsx'
import { later } from '../ui/later.ts'

const Companions = later<CompanionsProps>(() => import('../companions/Companions.tsx').then(it => it.Companions))

const CheckedText = later<{ run: string }>(() => import('../claims/CheckedText.tsx').then(it => it.CheckedText))

type Props = {
  about: RunView | undefined
  text: string
  companions: ShownCall['companions']
  /** Its versions, where there is no room for them beside it. */
  children: ReactNode
}

/** The end of a sheet: what goes with the text, its versions, how it came about. */
export const SheetFoot = ({ about, text, companions, children }: Props) => (
  <div className="print:hidden">
    {about && companions && (
      <Suspense fallback={null}>
        <Companions names={companions} about={about} text={text} />
      </Suspense>
    )}
    {about?.call === 'factcheck' && (
      <Suspense fallback={null}>
        <CheckedText run={about._id} />
      </Suspense>
    )}
    {children}
    <Provenance run={about} />
  </div>
)
