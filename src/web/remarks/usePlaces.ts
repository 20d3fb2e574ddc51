import { type RefObject, useLayoutEffect, useState } from 'react'
import { onDrawnAnew } from '../editing/drawn-anew.ts'
import { fieldOf, rangeOf, type Source } from '../refine/source-map.ts'
import { rectsInField } from './field-rects.ts'
import type { Note } from './useNotes.ts'

/** A line of the words that a note means, measured from the corner of the sheet; whether it lies in a field. */
export type PlacedLine = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export type Place = { readonly lines: readonly PlacedLine[]; readonly inField: boolean }
export type Places = ReadonlyMap<string, Place>

const none: Places = new Map()

/** The brackets of a gap are there to be copied, and take no room: no line begins or ends with them. */
const isSeen = ({ width, height }: DOMRect) => width > 0 && height > 0

const placeOf = (box: HTMLElement, source: Source, { place }: Note): Place | undefined => {
  if (!place) return undefined
  const range = rangeOf(box, source, place)
  const field = range ? undefined : fieldOf(box, source, place)
  const part = field && source.parts.find(({ path }) => path.join('.') === field.dataset.part)
  const rects = range
    ? [...range.getClientRects()].filter(isSeen)
    : field && part
      ? rectsInField(field, place.from - part.from, place.to - part.from)
      : []
  const from = box.getBoundingClientRect()
  const lines = rects.map(({ left, top, width, height }) => ({
    ...{ left: left - from.left, top: top - from.top },
    ...{ width, height },
  }))
  return lines.length ? { lines, inField: !range } : undefined
}

const isSame = (one: Places, other: Places) => JSON.stringify([...one]) === JSON.stringify([...other])

/**
 * Where on the sheet the words lie that notes mean, in a text or in a field; anew whenever the text is drawn anew or
 * something changes its size.
 */
export function usePlaces(box: RefObject<HTMLElement | null>, source: Source, notes: readonly Note[]) {
  const [places, put] = useState(none)
  useLayoutEffect(() => {
    const sheet = box.current
    if (!sheet || !notes.length) return
    const look = () => {
      const found = notes.flatMap(note => {
        const place = placeOf(sheet, source, note)
        return place ? [[note.name, place] as const] : []
      })
      const next: Places = new Map(found)
      put(before => (isSame(before, next) ? before : next))
    }
    look()
    const leave = onDrawnAnew(sheet, look)
    const sizes = new ResizeObserver(look)
    for (const element of [sheet, ...sheet.querySelectorAll('[data-part]')]) sizes.observe(element)
    return () => {
      leave()
      sizes.disconnect()
    }
  }, [box, source, notes])
  return notes.length ? places : none
}
