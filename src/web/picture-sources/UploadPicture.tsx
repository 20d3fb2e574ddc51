import { useEffect, useRef, useState } from 'react'
import type { FileView } from '#server/files/views.ts'
import { asPhoto } from '../avatars/drawn.ts'
import { PictureInput } from '../avatars/PictureInput.tsx'
import { Full } from '../files/Full.tsx'
import { sendFile } from '../files/send.ts'
import { useText } from '../language.tsx'
import { asProblem, type Problem } from '#shared/problems.ts'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import type { Taken } from './taken.ts'
import { words } from './words.ts'

/** Brings a picture of one's own, drawn anew so that place, time and camera stay here. */
export function UploadPicture({ onPicture }: { onPicture(picture: Taken): void }) {
  const t = useText()
  const sentence = useSentence()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Problem>()
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  async function take(bitmap: ImageBitmap) {
    underway.current?.abort()
    const { signal } = (underway.current = new AbortController())
    setFailure(undefined)
    setSending(true)
    try {
      const file = new File([await asPhoto(bitmap)], 'bild.jpg', { type: 'image/jpeg' })
      const sent = { signal, onProgress: () => {} }
      const { response } = await sendFile<{ response: string; file: FileView }>('/api/upload/picture', file, sent)
      onPicture({ src: response, alt: '', credit: { author: '' } })
    } catch (error) {
      if (!signal.aborted) setFailure(asProblem(error))
    } finally {
      if (underway.current?.signal === signal) setSending(false)
    }
  }
  return (
    <PictureInput label={t(words.upload)} onPicture={picture => void take(picture)}>
      {sending && (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner /> {t(words.sending)}
        </p>
      )}
      {failure && <Panel tone="danger">{sentence(failure)}</Panel>}
      <Full problem={failure} />
    </PictureInput>
  )
}
