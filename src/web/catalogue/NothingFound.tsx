import { FirstLine } from '../brand/drawings.tsx'
import { useText } from '../language.tsx'

const words = {
  none: (typed: string) => ({ de: `Kein Werkzeug passt zu „${typed}“.`, en: `No tool matches “${typed}”.` }),
  hint: {
    de: 'Suchen Sie nach der Art des Textes, etwa „Anzeige“ oder „Aufsatz“.',
    en: 'Search for the kind of text, such as “ad” or “essay”.',
  },
  reset: { de: 'Suche zurücksetzen', en: 'Reset the search' },
}

export function NothingFound({ typed, onReset }: { typed: string; onReset(): void }) {
  const t = useText()
  return (
    <div role="status" className="grid grid-cols-1 justify-items-center gap-2 py-12 text-center">
      <FirstLine />
      <h2 className="voice mt-2 text-xl wrap-anywhere">{t(words.none(typed))}</h2>
      <p className="max-w-md text-balance text-muted">{t(words.hint)}</p>
      <button type="button" className="btn-primary mt-3" onClick={onReset}>
        {t(words.reset)}
      </button>
    </div>
  )
}
