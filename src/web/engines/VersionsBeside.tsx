import type { Shape } from '#shared/answers.ts'
import { useVersions } from '../refine/useVersions.ts'
import { VersionList } from '../refine/VersionList.tsx'

export type VersionsBesideProps = {
  run: string | undefined
  shape: Shape
  onVersion(run: string): void
}

/** The versions of a text below its inputs, where they stand beside it. */
export function VersionsBeside({ run, shape, onVersion }: VersionsBesideProps) {
  const found = useVersions(run)
  if (found.versions.length < 2) return null
  return (
    <div className="mt-4 hidden min-[1200px]:block">
      <VersionList {...found} shape={shape} beside onVersion={onVersion} />
    </div>
  )
}
