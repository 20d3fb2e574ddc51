import { Suspense } from 'react'
import { fileIn } from '#shared/accepts.ts'
import type { MadeFile } from '#shared/made-files.ts'
import { later } from '../ui/later.ts'
import type { LostLineProps } from './LostLine.tsx'
import type { OriginalLinkProps } from './OriginalLink.tsx'

const OriginalLink = later<OriginalLinkProps>(() => import('./OriginalLink.tsx').then(it => it.OriginalLink))
const LostLine = later<LostLineProps>(() => import('./LostLine.tsx').then(it => it.LostLine))

type Props = { of: string; files: readonly MadeFile[] | undefined; className?: string }

/** What is to be said of a made picture: what it has lost, and the way to its larger original; often nothing. */
export function Beneath({ of: address, files, className }: Props) {
  const { original, lost, enlarged } = files?.find(({ file }) => file === fileIn(address)) ?? {}
  if (!original && !lost && !enlarged) return null
  return (
    <div className={className}>
      <Suspense>
        <LostLine lost={lost} enlarged={enlarged} />
        {original && <OriginalLink original={original} />}
      </Suspense>
    </div>
  )
}
