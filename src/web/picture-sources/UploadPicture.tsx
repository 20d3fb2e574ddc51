import { useEffect, useRef, useState } from 'react'
import { Full } from '../files/Full.tsx'
import { PictureBox } from '../files/PictureBox.tsx'
import { useText } from '../language.tsx'
import { asProblem, type Problem } from '#shared/problems.ts'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { broughtForText } from './brought.ts'
import type { Taken } from './taken.ts'
import { words } from './words.ts'

/** Brings a picture of one's own, drawn anew so that place, time and camera do not stay in it. */
export function UploadPicture({ onPicture }: { onPicture(picture: Taken): void }) {
  const t = useText()
  const sentence = useSentence()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Problem>()
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  async function take(file: File) {
    underway.current?.abort()
    const { signal } = (underway.current = new AbortController())
    setFailure(undefined)
    setSending(true)
    try {
      const src = await broughtForText(file, signal)
      signal.throwIfAborted()
      onPicture({ src, alt: '', credit: { author: '' } })
    } catch (error) {
      if (!signal.aborted) setFailure(asProblem(error))
    } finally {
      if (underway.current?.signal === signal) setSending(false)
    }
  }
  return (
    <PictureBox label={t(words.upload)} accept="images" onFile={file => void take(file)}>
      {sending && (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner /> {t(words.sending)}
        </p>
      )}
      {failure && <Panel tone="danger">{sentence(failure)}</Panel>}
      <Full problems={[failure]} />
    </PictureBox>
  )
}
