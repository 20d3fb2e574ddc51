import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { Download } from 'lucide-react'
import type { Values } from '#shared/fields.ts'
import { WholeWindow } from '../canvas/WholeWindow.tsx'
import { useText } from '../language.tsx'
import { saveFile } from '../ui/save.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { DrawingEditor } from './DrawingEditor.tsx'
import { drawingFile } from './layer-canvas.ts'
import { isEmpty, type Stack, type Size } from './stack.ts'
import { storeDrawing } from './store.ts'
import { DrawingPreview } from './DrawingPreview.tsx'
import { useFirstStack } from './useFirstStack.ts'
import { useLive } from './useLive.ts'

const words = {
  close: { de: 'Schließen, die Zeichnung bleibt', en: 'Close, the drawing stays' },
  cancel: { de: 'Schließen', en: 'Close' },
  apply: { de: 'Zeichnung übernehmen', en: 'Apply the drawing' },
  save: { de: 'Zeichnung herunterladen', en: 'Download the drawing' },
  live: { de: 'Vorschau beim Zeichnen', en: 'Preview while drawing' },
  layer: { de: 'Ebene 1', en: 'Layer 1' },
  loading: { de: 'Die Zeichnung wird geladen.', en: 'The drawing is loading.' },
  file: { de: 'Zeichnung', en: 'Drawing' },
  lost: {
    de: 'Die Zeichnung von zuvor ließ sich nicht laden. Zeichnen Sie eine neue.',
    en: 'The drawing from before could not be loaded. Draw a new one.',
  },
  unkept: {
    de: 'Dieser Browser kann die Zeichnung nicht behalten. Übernehmen Sie sie, bevor Sie die Seite verlassen.',
    en: 'This browser cannot keep the drawing. Apply it before you leave the page.',
  },
}

/** How long nothing is drawn until the browser keeps it; milliseconds. */
const pause = 400

export type DrawingDialogProps = {
  title: string
  person: string
  size: Size
  /** The address of the drawing in the form. */
  entry: string
  /** What the form around it says. */
  values: Values
  onApply(drawing: File): void
  onClose(): void
}

/** A canvas over the whole window, on which one draws; what is drawn is kept by the browser as it comes about. */
export function DrawingDialog({ title, person, size, entry, values, onApply, onClose }: DrawingDialogProps) {
  const t = useText()
  const first = useFirstStack(person, entry, size, t(words.layer))
  const [stack, setStack] = useState<Stack>()
  const [isKept, setKept] = useState(true)
  const begun = useRef<Stack>(undefined)
  const waiting = useRef<Stack>(undefined)
  const onStack = (next: Stack) => {
    begun.current ??= next
    if (next !== begun.current) waiting.current = next
    setStack(next)
  }
  useEffect(() => {
    const keep = () => {
      const drawn = waiting.current
      waiting.current = undefined
      if (drawn) void storeDrawing(person, { stack: drawn, size, applied: entry }).then(setKept)
    }
    const timer = setTimeout(keep, pause)
    // Whoever closes the page at once has drawn it all the same.
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [stack, person, size, entry])
  const last = useRef<() => void>(undefined)
  useEffect(() => {
    last.current = () => {
      if (waiting.current) void storeDrawing(person, { stack: waiting.current, size, applied: entry })
    }
  }, [person, size, entry])
  useEffect(() => () => last.current?.(), [])
  const live = useLive(values)
  const isBlank = !stack || isEmpty(stack)
  const written = async (use: (file: File) => void) => {
    if (stack) use(await drawingFile(stack, size, t(words.file)))
  }
  return (
    <WholeWindow title={title} close={t(words.close)} onLeave={onClose}>
      {first.state === 'there' ? (
        <DrawingEditor size={size} first={first.stack} onStack={onStack}>
          {live.isShown && stack && <DrawingPreview {...{ stack, size }} live={live} />}
        </DrawingEditor>
      ) : (
        <p role="status" className="m-auto flex items-center gap-2 p-6 text-muted">
          <Spinner />
          {t(words.loading)}
        </p>
      )}
      {(!isKept || (first.state === 'there' && first.isLost)) && (
        <p role="alert" className="px-4 pt-1 text-sm text-danger">
          {t(isKept ? words.lost : words.unkept)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-4 py-2.5 max-sm:gap-x-1">
        <button
          type="button"
          aria-label={t(words.save)}
          className="icon-btn sm:mr-auto"
          disabled={isBlank}
          onClick={() => void written(file => saveFile(file.name, file))}
        >
          <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
        </button>
        {live.isOffered && (
          <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm sm:mr-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              role="switch"
              className="size-4 accent-accent"
              checked={live.isOn}
              onChange={({ target }) => live.turn(target.checked)}
            />
            {t(words.live)}
          </label>
        )}
        <div className="flex gap-3 max-sm:grow max-sm:gap-2 max-sm:*:grow max-sm:*:px-2">
          <Dialog.Close className="btn-line">{t(words.cancel)}</Dialog.Close>
          <button type="button" className="btn-primary" disabled={isBlank} onClick={() => void written(onApply)}>
            {t(words.apply)}
          </button>
        </div>
      </div>
    </WholeWindow>
  )
}
