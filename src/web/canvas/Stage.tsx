import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useText } from '../language.tsx'
import type { Drawing } from './drawing.ts'
import type { StageTool } from './tools.ts'
import { usePointers } from './usePointers.ts'
import { useStageKeys } from './useStageKeys.ts'
import { useWheel } from './useWheel.ts'
import type { Point, View } from './view.ts'

const words = {
  stage: (tool: string) => ({ de: `Bild, ${tool}`, en: `Picture, ${tool}` }),
}

type Props = {
  place: RefObject<HTMLDivElement | null>
  drawing: Drawing | undefined
  tool: StageTool
  /** How wide a tool draws that is led along a way; pixels of the picture. */
  size: number
  picture: Readonly<{ width: number; height: number }>
  /** The outline of an area that is not closed yet, in pixels of the picture. */
  outline: readonly Point[]
  view: View
  onView(change: (view: View) => View): void
  /** The picture, and the area over it, at the picture's own size. */
  children: ReactNode
}

/** Where a picture lies and is drawn on: zoomed, moved, and with a cursor that keys can move, too. */
export function Stage({ place, drawing, tool, size, picture, outline, view, onView, children }: Props) {
  const t = useText()
  const help = useId()
  const brush = useRef<HTMLDivElement>(null)
  const isRound = tool.use === 'stroke'
  const isHand = tool.use === 'move'
  const onCursor = ({ x, y }: Point) => {
    if (!brush.current) return
    brush.current.style.transform = `translate(${x}px, ${y}px)`
    brush.current.style.visibility = 'visible'
  }
  const pointers = usePointers({ drawing, isHand, view, onView, onCursor })
  const onKeyDown = useStageKeys({ drawing, use: tool.use, picture, view, onView, onCursor })

  useWheel(place, onView)

  const { width, height } = picture
  /** A pixel of the window. */
  const thin = 1 / view.scale
  const across = isRound ? size : 10 * thin
  return (
    // An application takes keys and pointers; what it does with them is said below it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={place}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t(words.stage(t(tool.name)))}
      aria-describedby={help}
      className={`relative min-h-0 flex-1 touch-none overflow-hidden bg-sunken outline-none select-none
        focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset
        ${isHand ? 'cursor-grab active:cursor-grabbing' : isRound ? 'cursor-none' : 'cursor-crosshair'}`}
      onKeyDown={onKeyDown}
      {...pointers}
    >
      <div
        className="absolute top-0 left-0 origin-top-left"
        style={{ width, height, transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        {children}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
          aria-hidden
        >
          {(['#000', '#fff'] as const).map((colour, at) => (
            <polygon
              key={colour}
              points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke={colour}
              strokeWidth={2}
              strokeDasharray={at ? '5 5' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {!isHand && (
          // In a layer of its own: where it goes nothing else is painted anew.
          <div
            ref={brush}
            aria-hidden
            className="pointer-events-none invisible absolute top-0 left-0 will-change-transform"
          >
            <div
              className="absolute -translate-1/2 rounded-full border-white outline-black"
              style={{
                width: across,
                height: across,
                borderWidth: 2 * thin,
                outlineWidth: thin,
                outlineStyle: 'solid',
              }}
            />
          </div>
        )}
      </div>
      <p id={help} className="sr-only">
        {t(tool.byKeys)}
      </p>
    </div>
  )
}
