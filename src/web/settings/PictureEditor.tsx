import { useEffect, useRef, useState } from 'react'
import { useOwnPicture } from '../data/avatars.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { type Cut, middle } from '../avatars/cut.ts'
import { Cutter } from '../avatars/Cutter.tsx'
import { asAvatar } from '../avatars/drawn.ts'
import { Face } from '../avatars/Face.tsx'
import { PictureInput } from '../avatars/PictureInput.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'

const words = {
  choose: { de: 'Bild auswählen', en: 'Choose a picture' },
  line: {
    de: 'Nur Sie und die Administration sehen es. Ort und Zeit der Aufnahme werden nicht mitgesendet.',
    en: 'Only you and administrators see it. Where and when it was taken is not sent along.',
  },
  save: { de: 'Bild speichern', en: 'Save the picture' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  saved: { de: 'Bild gespeichert', en: 'Picture saved' },
  remove: { de: 'Bild entfernen', en: 'Remove the picture' },
  removed: { de: 'Bild entfernt', en: 'Picture removed' },
}

/** One's own picture: chosen, cut, kept, taken away. */
export function PictureEditor() {
  const t = useText()
  const sentence = useSentence()
  const { name_text: name, email, avatar_image: picture } = useSession()
  const change = useOwnPicture()
  const [brought, setBrought] = useState<ImageBitmap>()
  const [cut, setCut] = useState<Cut>(middle)
  const [failure, setFailure] = useState<unknown>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => () => brought?.close(), [brought])

  const bring = (bitmap: ImageBitmap) => {
    setFailure(undefined)
    setCut(middle)
    setBrought(bitmap)
  }
  const set = async (finished: Blob | null) => {
    await change.mutateAsync(finished)
    toast({ text: t(finished ? words.saved : words.removed) })
    setBrought(undefined)
    place.current?.focus()
  }
  const save = async () => {
    setFailure(undefined)
    try {
      await set(brought ? await asAvatar(brought, cut) : null)
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
      <div className="flex items-start gap-4">
        <Face name={name || email} picture={picture} size="large" />
        <div className="min-w-0 flex-1">
          <PictureInput label={t(words.choose)} onPicture={bring}>
            <p className="text-sm text-muted">{t(words.line)}</p>
          </PictureInput>
        </div>
      </div>
      {brought && <Cutter picture={brought} cut={cut} onCut={setCut} />}
      {failure !== undefined && <Panel tone="danger">{sentence(failure)}</Panel>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {brought && (
          <>
            <Button className="btn-primary" isBusy={change.isPending} onClick={() => void save()}>
              {t(words.save)}
            </Button>
            <button type="button" className="btn-line" onClick={() => setBrought(undefined)}>
              {t(words.cancel)}
            </button>
          </>
        )}
        {picture && !brought && (
          <Button className="btn-line" isBusy={change.isPending} onClick={() => void save()}>
            {t(words.remove)}
          </Button>
        )}
      </div>
    </div>
  )
}
