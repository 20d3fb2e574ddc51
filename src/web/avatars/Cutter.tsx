import { type PointerEvent, useEffect, useRef } from 'react'
import { useText } from '../language.tsx'
import { Field } from '../ui/Field.tsx'
import { type Cut, mostZoom, moved, squareOf, zoomed } from './cut.ts'
import { drawCut } from './drawn.ts'

const words = {
  cut: { de: 'Ausschnitt, so wird er gezeigt', en: 'The part that will be shown' },
  drag: { de: 'Mit der Maus oder dem Finger verschieben.', en: 'Move it with the mouse or a finger.' },
  zoom: { de: 'Größe', en: 'Size' },
  across: { de: 'Nach links oder rechts', en: 'Left or right' },
  down: { de: 'Nach oben oder unten', en: 'Up or down' },
}

/** Pixels a side as it is drawn; on a fine screen it is drawn twice as fine. */
const stage = 192

type Props = { picture: ImageBitmap; cut: Cut; onCut(cut: Cut): void }

/** Chooses the square of a picture that is meant: dragged, or set by sliders, which keyboards know. */
export function Cutter({ picture, cut, onCut }: Props) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, cut)
  }, [picture, cut])

  const hold = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return
    const [right, down] = [(clientX - held.current.x) / stage, (clientY - held.current.y) / stage]
    held.current = { x: clientX, y: clientY }
    onCut(moved(picture, cut, right, down))
  }
  const letGo = () => void (held.current = undefined)
  const { side } = squareOf(picture, cut)
  const sliders = [
    { name: words.zoom, value: cut.zoom, min: 1, max: mostZoom, set: (zoom: number) => zoomed(picture, cut, zoom) },
    { name: words.across, value: cut.x, still: picture.width <= side, set: (x: number) => ({ ...cut, x }) },
    { name: words.down, value: cut.y, still: picture.height <= side, set: (y: number) => ({ ...cut, y }) },
  ]
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6">
      <canvas
        ref={canvas}
        width={stage * 2}
        height={stage * 2}
        role="img"
        aria-label={t(words.cut)}
        title={t(words.drag)}
        className="size-48 cursor-grab touch-none rounded-full border border-line bg-sunken active:cursor-grabbing"
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      <div className="grid min-w-0 grid-cols-1 gap-2">
        {sliders.map(({ name, value, min = 0, max = 1, still = false, set }) => (
          <Field key={name.en} label={t(name)}>
            {control => (
              <input
                {...control}
                type="range"
                min={min}
                max={max}
                step={0.01}
                value={value}
                disabled={still}
                onChange={({ target }) => onCut(set(Number(target.value)))}
                className="h-6 w-full cursor-pointer accent-accent disabled:cursor-default disabled:opacity-50"
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  )
}
