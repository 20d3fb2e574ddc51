import { Suspense } from 'react'
import { fileIn } from '#shared/accepts.ts'
import type { MadeFile } from '#shared/made-files.ts'
import { later } from '../ui/later.ts'
import type { OriginalLinkProps } from './OriginalLink.tsx'

const OriginalLink = later<OriginalLinkProps>(() => import('./OriginalLink.tsx').then(it => it.OriginalLink))

type Props = { of: string; files: readonly MadeFile[] | undefined; className?: string }

/** The way to the larger original of a picture, where there is one. */
export function Original({ of: address, files, className }: Props) {
  const original = files?.find(({ file }) => file === fileIn(address))?.original
  return original ? (
    <div className={className}>
      <Suspense>
        <OriginalLink original={original} />
      </Suspense>
    </div>
  ) : null
}
