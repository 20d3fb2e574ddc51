import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useQueries } from '@tanstack/react-query'
import type { FieldOf } from '#shared/fields.ts'
import { boxesOn, type Placement, type PlacementFields } from '#shared/placed-on.ts'
import { type Together, untouched } from '../entries.ts'
import { arrowWays } from '../../canvas/arrow-ways.ts'
import { smallOf } from '../../files/small.ts'
import { useText } from '../../language.tsx'
import { around, cornerOf, movedBy, placeOfDigit, resizedBy, snapped, standsWide } from './dragged.ts'
import { sizeQuery } from './size.ts'
import { SnapLines } from './SnapLines.tsx'
import { useHeld } from './useHeld.ts'

const words = {
  preview: { de: 'Vorschau', en: 'Preview' },
  place: { de: 'Platz auf dem ersten Bild', en: 'Place on the first picture' },
  hint: {
    de: 'Ziehen Sie es an seinen Platz und an der Ecke auf seine Größe. An Rändern und Mitte rastet es ein, mit Alt nicht. Mit der Tastatur: Pfeiltasten, mit der Umschalttaste weiter, 1 bis 9 für Ecken, Ränder und Mitte wie auf dem Ziffernblock, + und − für die Größe.',
    en: 'Drag it to its place, and its corner to its size. It snaps to edges and middle, with Alt it does not. By keyboard: arrow keys, with Shift further, 1 to 9 for corners, edges and middle as on a keypad, + and − for the size.',
  },
}

export type PlacingProps = { places: PlacementFields; together: Together }

/** Pictures that stand on the first of them, dragged to their place: the same values as in the fields below. */
export function Placing({ places, together: { name, fields, draft, onDraft } }: PlacingProps) {
  const t = useText()
  const id = useId()
  const shown = useRef<HTMLDivElement>(null)
  const latest = useRef(draft)
  const [lines, setLines] = useState<ReturnType<typeof snapped>['to']>()
  useLayoutEffect(() => {
    latest.current = draft
  })
  const names = { ...places, across: name }
  const entryOf = (key: string) => draft[key] ?? (fields[key] ? untouched(fields[key]) : '')
  const addresses = String(entryOf(places.pictures)).split('\n').filter(Boolean)
  const [first, ...others] = useQueries({ queries: addresses.map(sizeQuery) }).map(({ data }) => data)
  const held = useHeld(shown, first?.width ?? 1)

  const sizes = others.filter(size => size !== undefined)
  if (!first || !sizes.length || sizes.length < others.length) return null
  const valueOf = (key: keyof Placement | 'visible') => Number(entryOf(names[key]))
  const at = { across: valueOf('across'), down: valueOf('down'), wide: valueOf('wide'), edge: valueOf('edge') }
  const boxes = boxesOn(first, sizes, at)
  const whole = around(boxes)
  const corner = cornerOf(at)

  const range = (key: keyof Placement) => fields[names[key]] as FieldOf<'slider'>
  const put = (values: Partial<Placement>) => {
    const entries = Object.entries(values).map(([key, value]) => {
      const { min, max, step } = range(key as keyof Placement)
      const stepped = Math.round((value - min) / step) * step + min
      return [names[key as keyof Placement], String(Math.min(max, Math.max(min, stepped)))]
    })
    onDraft({ ...latest.current, ...Object.fromEntries(entries) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = arrowWays[event.key]
    const steps = event.shiftKey ? 5 : 1
    const grows = { '+': 1, '-': -1 }[event.key]
    const place = placeOfDigit(event.key)
    if (place) put(place)
    else if (way?.[0]) put({ across: at.across + way[0] * steps * range('across').step })
    else if (way?.[1]) put({ down: at.down + way[1] * steps * range('down').step })
    else if (grows) put({ wide: standsWide(first, boxes, at) + grows * range('wide').step })
    else return
    event.preventDefault()
  }
  const said = (['across', 'down', 'wide'] as const).map(key => `${t(range(key).label)}: ${at[key]}`).join('; ')
  const share = (part: number, of: number) => `${(100 * part) / of}%`
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="text-sm font-medium">{t(words.preview)}</p>
      <div
        ref={shown}
        className="relative mx-auto w-full rounded-md bg-sunken select-none"
        style={{ aspectRatio: first.width / first.height, maxWidth: `${(24 * first.width) / first.height}rem` }}
      >
        <img
          src={smallOf(addresses[0] ?? '', 'form')}
          alt=""
          draggable={false}
          className="size-full rounded-md border border-line"
        />
        {boxes.map((box, index) => (
          <img
            key={addresses[index + 1]}
            src={smallOf(addresses[index + 1] ?? '', 'form')}
            alt=""
            draggable={false}
            className="absolute"
            style={{
              ...{ left: share(box.left, first.width), top: share(box.top, first.height) },
              ...{ width: share(box.width, first.width), height: share(box.height, first.height) },
              opacity: valueOf('visible') / 100,
            }}
          />
        ))}
        <SnapLines to={lines} edge={at.edge} first={first} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={t(words.place)}
          aria-describedby={id}
          aria-valuemin={range('across').min}
          aria-valuemax={range('across').max}
          aria-valuenow={at.across}
          aria-valuetext={said}
          onKeyDown={onKeyDown}
          {...held(
            () => (by, freely) => {
              const moved = movedBy(first, boxes, at, by)
              const { to, ...place } = snapped(first, boxes, at, moved)
              put(freely ? moved : place)
              setLines(freely ? undefined : to)
            },
            () => setLines(undefined),
          )}
          className="absolute cursor-move touch-none outline-2 -outline-offset-1 outline-accent before:absolute
            before:-inset-2 focus-visible:outline-4 focus-visible:outline-ring"
          style={{
            ...{ left: share(whole.left, first.width), top: share(whole.top, first.height) },
            ...{ width: share(whole.width, first.width), height: share(whole.height, first.height) },
          }}
        >
          <span
            data-corner
            {...held(() => by => put({ wide: resizedBy(first, boxes, at, by) }))}
            className={`absolute size-4 touch-none rounded-full border-2 border-accent bg-surface before:absolute
              before:-inset-1.5 pointer-coarse:before:-inset-3.5 ${corner.x > 0 ? '-right-2' : '-left-2'}
              ${corner.y > 0 ? '-bottom-2' : '-top-2'}
              ${corner.x === corner.y ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}`}
          />
        </div>
      </div>
      <p id={id} className="text-sm text-muted">
        {t(words.hint)}
      </p>
    </div>
  )
}
