import { useId, useMemo, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { ImagePlus } from 'lucide-react'
import { uploadKinds } from '#shared/accepts.ts'
import { localeOf } from '#shared/text.ts'
import { FileInput } from '../../files/FileInput.tsx'
import { useText } from '../../language.tsx'
import { insertTaken } from '../text/insert-taken.ts'
import { PictureSources } from '../../picture-sources/PictureSources.tsx'
import type { Taken } from '../../picture-sources/taken.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { words as said } from '../../picture-sources/words.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSentence } from '../../useSentence.ts'
import { pictureAddress } from '../text/picture.ts'

const words = {
  title: { de: 'Bild einfügen', en: 'Insert a picture' },
  text: {
    de: 'Es wird eine Ihrer Dateien, verkleinert und ohne Ort und Zeit der Aufnahme, und bleibt, solange das Dokument besteht.',
    en: 'It becomes one of your files, made smaller and without the place and time it was taken, and stays as long as the document does.',
  },
  choose: { de: 'Bild auswählen …', en: 'Choose a picture …' },
}

type Props = { editor: Editor; title: string; lang: string | undefined; onClose(): void }

/** So many letters of a document say what it is about. */
const telling = 2_000

/** Brings a picture into the text: from this device, from what one has or makes, or from a collection. */
export function PictureDialog({ editor, title, lang, onClose }: Props) {
  const t = useText()
  const id = useId()
  const sentence = useSentence()
  const [failure, setFailure] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const about = useMemo(() => `${title}. ${editor.getText().slice(0, telling)}`, [editor, title])
  const onPicture = (picture: Taken) => {
    onClose()
    insertTaken(editor, picture, localeOf(lang))
  }
  const bring = async (file: File) => {
    setFailure(undefined)
    setSending(true)
    try {
      onPicture({ src: await pictureAddress(file), alt: '', credit: { author: '' } })
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog title={t(words.title)} text={t(words.text)} size="large" onClose={onClose}>
      <div className="mt-5">
        <PictureSources place="document" about={about} onPicture={onPicture}>
          <div>
            <label htmlFor={id} className="btn-primary w-full has-focus-visible:outline-2">
              <ImagePlus className="size-4" aria-hidden />
              {t(words.choose)}
              <FileInput id={id} accept="images" className="sr-only" onFile={file => void bring(file)} />
            </label>
            <p className="mt-2 text-sm text-muted">{t(uploadKinds.images.says)}</p>
          </div>
          {sending && (
            <p role="status" className="flex items-center gap-2 text-sm text-muted">
              <Spinner /> {t(said.sending)}
            </p>
          )}
          {failure !== undefined && <Panel tone="danger">{sentence(failure)}</Panel>}
        </PictureSources>
      </div>
    </Dialog>
  )
}
