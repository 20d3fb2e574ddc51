import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'

const words = {
  choose: { de: 'Auswählen', en: 'Select' },
  chosen: (count: string) => ({ de: `${count} löschen`, en: `Delete ${count}` }),
  all: { de: 'Alle löschen', en: 'Delete all' },
  done: { de: 'Fertig', en: 'Done' },
}

type Props = {
  /** How many are chosen; undefined while nobody chooses. */
  chosen: number | undefined
  onChoosing(choosing: boolean): void
  onRemove(which: 'chosen' | 'all'): void
}

/** Chooses several texts, and lets them go, or all that the list shows. */
export function Tools({ chosen, onChoosing, onRemove }: Props) {
  const t = useText()
  const { number } = useFormats()
  if (chosen === undefined)
    return (
      <button type="button" className="btn-small -mr-2 text-ink" onClick={() => onChoosing(true)}>
        {t(words.choose)}
      </button>
    )
  return (
    <div className="-mr-2 flex flex-wrap justify-end">
      <button type="button" className="btn-small text-ink" onClick={() => onRemove(chosen ? 'chosen' : 'all')}>
        {t(chosen ? words.chosen(number(chosen)) : words.all)}
      </button>
      <button type="button" className="btn-small text-ink" onClick={() => onChoosing(false)}>
        {t(words.done)}
      </button>
    </div>
  )
}
