import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '../language.tsx'
import { usePointers } from '../canvas/usePointers.ts'
import { useWheel } from '../canvas/useWheel.ts'
import type { View } from '../canvas/view.ts'
import type { InHand } from './kinds.ts'
import { frameOf } from './handles.ts'
import { Overlay } from './Overlay.tsx'
import { TextInPlace } from './TextInPlace.tsx'
import { useEditDrawing } from './useEditDrawing.ts'
import { usePlaceKeys } from './usePlaceKeys.ts'
import type { Preview } from './usePreview.ts'
import type { Steps } from './useSteps.ts'

const words = {
  stage: { de: 'Bild mit den Schritten bis hierher', en: 'Picture with the steps so far' },
}

export type StageProps = {
  place: RefObject<HTMLDivElement | null>
  edit: Steps
  preview: Preview
  view: View
  inHand: InHand
  take(inHand: InHand): void
  /** The text that is written in its place. */
  writing: number | undefined
  write(at: number | undefined): void
  onView(change: (view: View) => View): void
}

const nothing = () => {}

/** The picture after its steps; what is chosen is held, moved and drawn on it, by pointer and by keys. */
export function EditStage(props: StageProps) {
  const { place, edit, preview, view, inHand, writing, write, onView } = props
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { pixels } = preview
  const { width, height } = pixels
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    const image = context?.createImageData(pixels.width, pixels.height)
    if (!image) return
    image.data.set(pixels.data)
    context?.putImageData(image, 0, 0)
  }, [pixels])

  const { chosen, steps } = edit
  const step = chosen === undefined ? undefined : steps[chosen]
  const frame = step && chosen !== undefined ? frameOf(step, pixels, preview.boxes[chosen]) : undefined
  const drawing = useEditDrawing({ ...props, frame })
  const pointers = usePointers({ drawing, isHand: inHand === 'hand', view, onView, onCursor: nothing })
  const onKeyDown = usePlaceKeys({ ...props, frame })
  useWheel(place, onView)
  const written = writing === undefined ? undefined : steps[writing]
  return (
    <div className="relative flex min-h-0 flex-1">
      {/* An application takes keys and pointers; what it does with them is said below it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={place}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t(words.stage)}
        className={`relative min-h-0 flex-1 touch-none overflow-hidden bg-sunken outline-none select-none
          focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset
          ${inHand === 'hand' ? 'cursor-grab active:cursor-grabbing' : inHand ? 'cursor-crosshair' : ''}`}
        onKeyDown={onKeyDown}
        onDoubleClick={() => step?.kind === 'text' && write(chosen)}
        {...pointers}
      >
        <div
          className="absolute top-0 left-0 origin-top-left"
          style={{ width, height, transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <canvas ref={canvas} width={width} height={height} className="absolute inset-0 size-full" />
          {step && writing === undefined && <Overlay {...{ step, frame, size: pixels, scale: view.scale }} />}
        </div>
      </div>
      {written?.kind === 'text' && writing !== undefined && (
        <TextInPlace
          step={written}
          size={pixels}
          view={view}
          onText={text => edit.change(writing, { ...written, text }, 'text')}
          onEnd={() => {
            write(undefined)
            if (!written.text.trim()) edit.remove(writing)
            place.current?.focus()
          }}
        />
      )}
    </div>
  )
}
