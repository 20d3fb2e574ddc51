import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { uploadKinds } from '#shared/accepts.ts'
import { call } from '../../api.ts'
import { fileListQuery } from '../../data/files.ts'
import { FileInput } from '../../files/FileInput.tsx'
import { useText } from '../../language.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { smallOf } from '../../files/Thumbnail.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSentence } from '../../useSentence.ts'
import { pictureAddress } from '../text/picture.ts'

const words = {
  title: { de: 'Bild einfügen', en: 'Insert a picture' },
  text: {
    de: 'Es wird eine Ihrer Dateien, verkleinert und ohne Ort und Zeit der Aufnahme, und bleibt, solange das Dokument besteht.',
    en: 'It becomes one of your files, made smaller and without the place and time it was taken, and stays as long as the document does.',
  },
  choose: { de: 'Bild auswählen …', en: 'Choose a picture …' },
  own: { de: 'Aus Ihren Dateien', en: 'From your files' },
}

type Props = { onPicture(address: string, alt: string): void; onClose(): void }

/** One's own picture stays the file it is; of the kind that Word does not know, there is one more that it does. */
const ownPicture = async (address: string, type: string) =>
  type === 'image/webp' ? pictureAddress(await (await call(address)).blob()) : address

/** Brings a picture into the text: from this device, or from what one has already. */
export function PictureDialog({ onPicture, onClose }: Props) {
  const t = useText()
  const id = useId()
  const sentence = useSentence()
  const [failure, setFailure] = useState<unknown>()
  const { data } = useQuery(fileListQuery(1))
  const own = data?.files.filter(({ type }) => type.startsWith('image/')) ?? []
  const take = async (address: () => Promise<string>) => {
    setFailure(undefined)
    try {
      onPicture(await address(), '')
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Dialog title={t(words.title)} text={t(words.text)} onClose={onClose}>
      <label htmlFor={id} className="btn-primary mt-5 w-full has-focus-visible:outline-2">
        <ImagePlus className="size-4" aria-hidden />
        {t(words.choose)}
        <FileInput
          id={id}
          accept="pictures"
          className="sr-only"
          onFile={file => void take(() => pictureAddress(file))}
        />
      </label>
      <p className="mt-2 text-sm text-muted">{t(uploadKinds.pictures.says)}</p>
      {failure !== undefined && (
        <div className="mt-3">
          <Panel tone="danger">{sentence(failure)}</Panel>
        </div>
      )}
      {own.length > 0 && (
        <section aria-label={t(words.own)} className="mt-5">
          <h3 className="eyebrow">{t(words.own)}</h3>
          <ul className="mt-2 grid max-h-60 grid-cols-3 gap-2 overflow-y-auto">
            {own.map(({ address, name, type }) => (
              <li key={address}>
                <button
                  type="button"
                  aria-label={name}
                  className="block w-full overflow-hidden rounded-md border border-line"
                  onClick={() => void take(() => ownPicture(address, type))}
                >
                  <img src={smallOf(address)} alt="" loading="lazy" className="aspect-square w-full object-cover" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
