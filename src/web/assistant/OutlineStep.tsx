import { useRef, useState } from 'react'
import type { Point } from '#shared/blog-draft.ts'
import type { Options } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { useOrder } from '../ui/useOrder.ts'
import { PointRow } from './PointRow.tsx'
import { AddOwn } from './AddOwn.tsx'

const words = {
  outline: { de: 'Gliederung', en: 'Outline' },
  own: { de: 'Eigenen Abschnitt hinzufügen', en: 'Add a section of your own' },
  removed: { de: 'Abschnitt entfernt.', en: 'Section removed.' },
  undo: { de: 'Rückgängig', en: 'Undo' },
}

type Props = {
  points: readonly Point[]
  /** The tones that a text can have. */
  tones: Options
  /** Which of them is being written. */
  writing: string | undefined
  busy: boolean
  onChange(how: (points: readonly Point[]) => readonly Point[]): void
  onWrite(point: Point): void
}

/** The points of the article in their order: dragged, moved by buttons, changed where they stand. */
export function OutlineStep({ points, tones, writing, busy, onChange, onWrite }: Props) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const [fresh, setFresh] = useState('')
  const { said, move } = useOrder(list, points, all => onChange(() => all))
  const remove = (point: Point, at: number) => {
    onChange(now => now.filter(({ id }) => id !== point.id))
    const back = () => onChange(now => [...now.slice(0, at), point, ...now.slice(at)])
    toast({ text: t(words.removed), action: { label: t(words.undo), run: back } })
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol ref={list} aria-label={t(words.outline)} className="grid grid-cols-1 gap-2 empty:hidden">
        {points.map((point, at) => (
          <PointRow
            key={point.id}
            {...{ point, tones, busy }}
            at={at + 1}
            of={points.length}
            fresh={point.id === fresh}
            writing={writing === point.id}
            onPoint={to => onChange(now => now.map(one => (one.id === point.id ? to : one)))}
            onMove={by => move(at, by === 'up' ? at - 1 : at + 1, by)}
            onRemove={() => remove(point, at)}
            onWrite={() => onWrite(point)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <AddOwn
        label={words.own}
        onAdd={id => {
          setFresh(id)
          onChange(now => [...now, { id, heading: '', says: '', text: '', tone: '', out: false }])
        }}
      />
    </div>
  )
}
