import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Change } from '#shared/refinement.ts'
import { useText } from '../language.tsx'
import { NamedWays } from './NamedWays.tsx'
import { OwnWay } from './RefineRow.tsx'
import { linesOfPlace, type SourceSpan, type Source } from './source-map.ts'

const words = {
  label: { de: 'Markierte Stelle ändern', en: 'Change the selected passage' },
  own: { de: 'Anweisung …', en: 'Instruction …' },
}
const gap = 8

/** Where fingers select, the system's own bar stands above the passage. */
const byFinger = () => matchMedia('(pointer: coarse)').matches

/** The arrows lead from button to button; Escape, back to the text. */
const walk = (event: KeyboardEvent<HTMLElement>, leave: () => void) => {
  if (event.key === 'Escape') return leave()
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step || event.target instanceof HTMLInputElement) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const at = buttons.findIndex(button => button === event.target)
  buttons.at((at + step) % buttons.length)?.focus()
  event.preventDefault()
}

type Props = {
  box: RefObject<HTMLElement | null>
  source: Source
  place: SourceSpan
  onWay(way: Change): void
}

/** What one can ask of a passage, in a small bar at its first line. */
export function PassageBar({ box, source, place, onWay }: Props) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(false)

  useLayoutEffect(() => {
    const put = () => {
      const lines = box.current ? linesOfPlace(box.current, source, place) : []
      const [first, last] = [lines[0], lines.at(-1)]
      const [at, own] = [box.current?.getBoundingClientRect(), bar.current]
      if (!first || !last || !at || !own) return
      const above = first.top - at.top - own.offsetHeight - gap
      const below = last.bottom - at.top + gap
      own.style.top = `${byFinger() || above < 0 ? below : above}px`
      own.style.left = `${Math.max(gap, Math.min(first.left - at.left - 24, at.width - own.offsetWidth - gap))}px`
    }
    put()
    addEventListener('resize', put)
    return () => removeEventListener('resize', put)
  }, [box, source, place, own])

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t(words.label)}
      data-refine
      className="absolute z-4 max-w-[calc(100%-1rem)] rounded-lg border border-line bg-surface px-1 py-1 shadow-overlay
        print:hidden"
      onKeyDown={event => walk(event, () => box.current?.focus({ preventScroll: true }))}
      onPointerDown={event => {
        // The selection stays where it is, also on the page.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
    >
      <div className="flex flex-wrap items-center">
        <NamedWays onWay={onWay} />
        <button
          type="button"
          aria-expanded={own}
          className="btn-small border-l border-line rounded-l-none"
          onClick={() => setOwn(!own)}
        >
          {t(words.own)}
        </button>
      </div>
      {own && <OwnWay onWay={onWay} focus className="m-1" />}
    </div>
  )
}
