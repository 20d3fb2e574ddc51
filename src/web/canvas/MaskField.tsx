import { Suspense, useEffect, useRef } from 'react'
import { Brush } from 'lucide-react'
import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { later } from '../ui/later.ts'
import { DrawnFile } from './DrawnFile.tsx'
import type { MaskDialogProps } from './MaskDialog.tsx'
import { useDrawnFile } from './useDrawnFile.ts'

const words = {
  first: { de: 'Laden Sie zuerst das Bild hoch.', en: 'Upload the picture first.' },
  draw: { de: 'Bereich auswählen', en: 'Select the area' },
  search: {
    texts: { de: 'Text suchen', en: 'Find text' },
    background: { de: 'Hintergrund suchen', en: 'Find the background' },
  },
  redraw: { de: 'Bereich ändern', en: 'Change the area' },
  remove: { de: 'Auswahl entfernen', en: 'Remove the selection' },
  drawn: { de: 'Ausgewählter Bereich', en: 'Selected area' },
  failed: { de: 'Die Auswahl konnte nicht übertragen werden.', en: 'The selection could not be sent.' },
}

const MaskDialog = later<MaskDialogProps>(() => import('./MaskDialog.tsx').then(it => it.MaskDialog))

export type MaskFieldProps = {
  field: FieldOf<'file'>
  control: ControlProps
  disabled: boolean
  /** The address of the area's file, and that of the picture it belongs to. */
  entry: string
  of: string
  onEntry(entry: string): void
  onBusy(busy: boolean): void
}

/** An area of a picture: drawn on the picture, kept as a file of its own. Another picture begins anew. */
export function MaskField({
  field: { accept, label, proposes },
  control,
  disabled,
  entry,
  of,
  onEntry,
  onBusy,
}: MaskFieldProps) {
  const t = useText()
  const { isOpen, close, shown, onApply } = useDrawnFile({ accept, onEntry, onBusy })
  const drawnOn = useRef(of)
  useEffect(() => {
    if (drawnOn.current && drawnOn.current !== of && entry) onEntry('')
    drawnOn.current = of
  }, [of, entry, onEntry])
  return (
    <div className="grid grid-cols-1 gap-2">
      <DrawnFile
        {...{ control, disabled, ...shown }}
        preview={
          entry &&
          of && (
            <>
              <img src={of} alt="" className="block max-h-48" />
              <span className="absolute inset-0 isolate mix-blend-screen">
                <img src={entry} alt={t(words.drawn)} className="size-full" />
                <span className="absolute inset-0 bg-[#e00070] mix-blend-multiply" aria-hidden />
              </span>
            </>
          )
        }
        icon={<Brush className="size-4" aria-hidden />}
        says={{
          does: t(entry ? words.redraw : proposes ? words.search[proposes] : words.draw),
          remove: t(words.remove),
          failed: t(words.failed),
        }}
        missing={of ? undefined : t(words.first)}
      />
      <Suspense>
        {isOpen && (
          <MaskDialog
            title={t(label)}
            picture={of}
            before={entry}
            proposes={proposes}
            onClose={close}
            onApply={onApply}
          />
        )}
      </Suspense>
    </div>
  )
}
