import { useEffect, useEffectEvent, useState } from 'react'
import { VersionsOfDocument } from '../../documents/VersionsOfDocument.tsx'
import type { Keeper } from '../../saving/keeper.ts'

type Props = {
  keeper: Keeper
  onChanged(): void
  /** What is written could not be saved, so that there is nothing to compare with. */
  onUnsaved(): void
  onClose(): void
}

/** What the document that lies open was before: what is written is saved first, so that it is compared with that. */
export function Versions({ keeper, onChanged, onUnsaved, onClose }: Props) {
  const [isSaved, setSaved] = useState(keeper.isClean)
  const goOn = useEffectEvent(() => (keeper.isClean() ? setSaved(true) : onUnsaved()))
  useEffect(() => {
    let isOpen = true
    void keeper.save().then(() => isOpen && goOn())
    return () => {
      isOpen = false
    }
  }, [keeper])
  const { id } = keeper.place()
  return id && <VersionsOfDocument document={{ _id: id }} isSaved={isSaved} onChanged={onChanged} onClose={onClose} />
}
