import type { Shape } from '#shared/answers.ts'
import { useVersions } from '../refine/useVersions.ts'
import { VersionList } from '../refine/VersionList.tsx'
import { EarlierTexts } from './EarlierTexts.tsx'

export type VersionsBesideProps = {
  run: string | undefined
  shape: Shape
  onVersion(run: string): void
}

/** Below the inputs, where they stand beside a text: its versions, and what else was made with the tool. */
export function VersionsBeside({ run, shape, onVersion }: VersionsBesideProps) {
  const found = useVersions(run)
  const [first] = found.versions
  return (
    <div className="mt-4 hidden min-[1200px]:block">
      <VersionList {...found} shape={shape} beside onVersion={onVersion} />
      {first && <EarlierTexts text={first._id} />}
    </div>
  )
}
