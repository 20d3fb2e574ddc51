import { useEffect, useEffectEvent } from 'react'
import { OpenFile, useOpenFile } from './OpenFile.tsx'

/** Opens a file that was chosen elsewhere. */
export function OpenChosen({ file }: { file: File }) {
  const opening = useOpenFile()
  const take = useEffectEvent(opening.take)
  useEffect(() => take(file), [file])
  return <OpenFile {...opening} />
}
