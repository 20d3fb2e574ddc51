import { useEffect, useState } from 'react'
import { VersionsOfDocument } from '../../documents/VersionsOfDocument.tsx'
import type { Keeper } from '../../saving/keeper.ts'

type Props = { keeper: Keeper; onChanged(): void; onClose(): void }

/** What the document that lies open was before: what is written is saved first, so that it is compared with that. */
export function Versions({ keeper, onChanged, onClose }: Props) {
  const [isReady, ready] = useState(false)
  useEffect(() => void keeper.save().then(() => ready(true)), [keeper])
  const { id } = keeper.place()
  return id && isReady ? <VersionsOfDocument document={{ _id: id }} onChanged={onChanged} onClose={onClose} /> : null
}
