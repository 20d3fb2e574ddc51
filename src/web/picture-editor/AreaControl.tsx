import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { Brush, X } from 'lucide-react'
import { uploadKinds } from '#shared/accepts.ts'
import type { Pixels } from '#shared/picture-steps/pixels.ts'
import type { Text } from '#shared/text.ts'
import type { MaskDialogProps } from '../canvas/MaskDialog.tsx'
import { Refused } from '../files/Refused.tsx'
import { Underway } from '../files/Underway.tsx'
import { useUpload } from '../files/useUpload.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'

const words = {
  whole: { de: 'Das ganze Bild darf sich ändern.', en: 'The whole picture may change.' },
  part: { de: 'Nur der gewählte Bereich ändert sich.', en: 'The selected area alone changes.' },
  draw: { de: 'Bereich auswählen', en: 'Select an area' },
  redraw: { de: 'Bereich ändern', en: 'Change the area' },
  remove: { de: 'Auswahl entfernen', en: 'Remove the selection' },
  failed: { de: 'Die Auswahl konnte nicht übertragen werden.', en: 'The selection could not be sent.' },
}

const MaskDialog = later<MaskDialogProps>(() => import('../canvas/MaskDialog.tsx').then(it => it.MaskDialog))

/** Pixels as a picture at an address of this page; whoever asks for it takes it back. */
const addressOf = async ({ width, height, data }: Pixels) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const image = context?.createImageData(width, height)
  image?.data.set(data)
  if (image) context?.putImageData(image, 0, 0)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob ? URL.createObjectURL(blob) : undefined
}

type Props = {
  label: Text
  area: string | undefined
  disabled: boolean
  /** The picture on which it is drawn, as the steps before leave it. */
  before(): Promise<Pixels | undefined>
  onArea(area: string | undefined): void
}

/** The part of a picture that a described step may change: all of it, or what is drawn on it. */
export function AreaControl({ label, area, disabled, before, onArea }: Props) {
  const t = useText()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, show] = useState<string>()
  const [opening, setOpening] = useState(false)
  const { take, upload, cancel, retry } = useUpload<{ response: string }>({
    path: uploadKinds.images.path,
    accept: 'images',
    onDone: ({ response }) => {
      close()
      onArea(response)
    },
  })
  useEffect(() => (shown ? () => URL.revokeObjectURL(shown) : undefined), [shown])
  const open = async () => {
    setOpening(true)
    const pixels = await before().catch(() => undefined)
    show(pixels && (await addressOf(pixels)))
    setOpening(false)
  }
  const close = () => {
    cancel()
    show(undefined)
    button.current?.focus()
  }
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-1.5 text-sm">
      <p id={id} className="text-muted">
        {t(area ? words.part : words.whole)}
      </p>
      <div className="flex gap-2">
        <Button
          ref={button}
          className="btn-small border border-field"
          disabled={disabled}
          isBusy={opening}
          onClick={() => void open()}
        >
          {opening ? <Spinner /> : <Brush className="size-4" aria-hidden />}
          {t(area ? words.redraw : words.draw)}
        </Button>
        {area && (
          <button
            type="button"
            aria-label={t(words.remove)}
            className="icon-btn"
            disabled={disabled}
            onClick={() => {
              onArea(undefined)
              button.current?.focus()
            }}
          >
            <X className="size-4" aria-hidden />
          </button>
        )}
      </div>
      <Suspense>
        {shown && (
          <MaskDialog
            title={t(label)}
            picture={shown}
            before={area ?? ''}
            proposes={undefined}
            underway={upload.state === 'sending' && <Underway upload={upload} onCancel={cancel} />}
            refused={
              upload.state === 'failed' && (
                <Refused upload={upload} title={t(words.failed)} onRetry={retry} onOther={cancel} onDismiss={cancel} />
              )
            }
            onClose={close}
            onApply={take}
          />
        )}
      </Suspense>
    </div>
  )
}
