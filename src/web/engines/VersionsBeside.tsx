import { Suspense } from 'react'
import { useVersions } from '../refine/useVersions.ts'
import { later } from '../ui/later.ts'

const VersionList = later(() => import('../refine/VersionList.tsx').then(it => it.VersionList))

type Props = { run: string | undefined; onVersion(run: string): void }

/** The versions of a text below its inputs, where they stand beside it. */
export function VersionsBeside({ run, onVersion }: Props) {
  const found = useVersions(run)
  if (found.versions.length < 2) return null
  return (
    <div className="mt-4 hidden min-[1200px]:block">
      <Suspense>
        <VersionList {...found} beside onVersion={onVersion} />
      </Suspense>
    </div>
  )
}
