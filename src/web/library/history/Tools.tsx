import { Link } from '@tanstack/react-router'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { pages } from '../../pages.ts'

const words = {
  choose: { de: 'Auswählen', en: 'Select' },
  compare: { de: 'Vergleichen', en: 'Compare' },
  two: { de: 'Zwei Texte lassen sich vergleichen.', en: 'Two texts can be compared.' },
  chosen: (count: string) => ({ de: `${count} löschen`, en: `Delete ${count}` }),
  all: { de: 'Alle löschen', en: 'Delete all' },
  done: { de: 'Fertig', en: 'Done' },
  group: { de: 'Ausgewählte Texte', en: 'Selected texts' },
}

/** Begins to choose several texts. */
export function Choose({ onChoose }: { onChoose(): void }) {
  const t = useText()
  return (
    <button type="button" className="btn-small -mr-2 text-ink" onClick={onChoose}>
      {t(words.choose)}
    </button>
  )
}

type Props = { chosen: ReadonlySet<string>; onDone(): void; onRemove(which: 'chosen' | 'all'): void }

/** What can be done with the texts that are chosen: two are compared; they go, or all that the list shows. */
export function Tools({ chosen, onDone, onRemove }: Props) {
  const t = useText()
  const { number } = useFormats()
  const [id, other] = chosen
  return (
    <div
      role="group"
      aria-label={t(words.group)}
      className="sticky bottom-0 z-2 -mx-1 mt-3 flex flex-wrap items-center gap-1 border-t border-line bg-bg px-1 py-2"
    >
      {chosen.size === 2 ? (
        <Link to={pages.compare} search={{ id, with: other }} className="btn-line min-h-9 text-sm">
          {t(words.compare)}
        </Link>
      ) : (
        <button type="button" className="btn-line min-h-9 text-sm" disabled title={t(words.two)}>
          {t(words.compare)}
        </button>
      )}
      <button type="button" className="btn-small text-ink" onClick={() => onRemove(chosen.size ? 'chosen' : 'all')}>
        {t(chosen.size ? words.chosen(number(chosen.size)) : words.all)}
      </button>
      <button type="button" className="btn-small ml-auto text-ink" onClick={onDone}>
        {t(words.done)}
      </button>
    </div>
  )
}
