import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { PenLine } from 'lucide-react'
import type { FieldOf, Values } from '#shared/fields.ts'
import { sizeOf, sizes } from '#shared/picture-sizes.ts'
import { DrawnFile } from '../canvas/DrawnFile.tsx'
import { useDrawnFile } from '../canvas/useDrawnFile.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { later } from '../ui/later.ts'
import type { DrawingDialogProps } from './DrawingDialog.tsx'
import { storedDrawing, storeDrawing } from './store.ts'

const words = {
  draw: { de: 'Zeichnen', en: 'Draw' },
  redraw: { de: 'Zeichnung ändern', en: 'Change the drawing' },
  remove: { de: 'Zeichnung entfernen', en: 'Remove the drawing' },
  drawn: { de: 'Ihre Zeichnung', en: 'Your drawing' },
  layer: { de: 'Ebene 1', en: 'Layer 1' },
  failed: { de: 'Die Zeichnung konnte nicht übertragen werden.', en: 'The drawing could not be sent.' },
}

const DrawingDialog = later<DrawingDialogProps>(() => import('./DrawingDialog.tsx').then(it => it.DrawingDialog))

export type DrawingFieldProps = {
  field: FieldOf<'file'>
  control: ControlProps
  disabled: boolean
  /** The address of the drawing, and the shape of the canvas. */
  entry: string
  of: string
  /** The form it stands in, where it stands in one: what it says so far. */
  together: Readonly<{ values: Values }> | undefined
  onEntry(entry: string): void
  onBusy(busy: boolean): void
}

/** A drawing: made in the page, kept as a file of its own. */
export function DrawingField({
  field: { accept, label },
  control,
  disabled,
  entry,
  of,
  together,
  ...on
}: DrawingFieldProps) {
  const t = useText()
  const { id: person } = useSession()
  const { isOpen, close, take, shown, onApply } = useDrawnFile({
    ...{ accept, ...on },
    // From now on the layers belong to this file.
    onArrived: applied =>
      void storedDrawing(person).then(stored => stored && storeDrawing(person, { ...stored, applied })),
  })
  const size = sizeOf(of) ?? sizes['1:1']
  // The drawing has the shape of the picture: with another one it is laid on another canvas.
  const reshape = useEffectEvent(async () => {
    const { reshaped } = await import('./first-stack.ts')
    const drawing = await reshaped({ person, entry, size, name: t(words.layer) })
    if (drawing) take(drawing)
  })
  const shape = useRef(of)
  useEffect(() => {
    const isOther = shape.current !== '' && of !== '' && shape.current !== of
    shape.current = of
    if (isOther && entry) reshape().catch(() => {})
  }, [of, entry])
  return (
    <div className="grid grid-cols-1 gap-2">
      <DrawnFile
        {...{ control, disabled, ...shown }}
        preview={entry && <img src={entry} alt={t(words.drawn)} className="block max-h-48" />}
        icon={<PenLine className="size-4" aria-hidden />}
        says={{ does: t(entry ? words.redraw : words.draw), remove: t(words.remove), failed: t(words.failed) }}
      />
      <Suspense>
        {isOpen && (
          <DrawingDialog
            {...{ title: t(label), person, entry }}
            values={together?.values ?? {}}
            size={size}
            onClose={close}
            onApply={onApply}
          />
        )}
      </Suspense>
    </div>
  )
}
