import type { EngineCard } from '#catalogue/shown.ts'
import { FirstLine } from '../brand/drawings.tsx'
import { useText } from '../language.tsx'
import type { Offer } from '../search/free-form.ts'
import { Offered } from './Offered.tsx'

const words = {
  none: (typed: string) => ({ de: `Kein Werkzeug passt zu „${typed}“.`, en: `No tool matches “${typed}”.` }),
  noneHere: (typed: string) => ({
    de: `In dieser Auswahl passt kein Werkzeug zu „${typed}“.`,
    en: `No tool in this selection matches “${typed}”.`,
  }),
  noneChosen: { de: 'Zu dieser Auswahl gehört kein Werkzeug.', en: 'There is no tool in this selection.' },
  hint: {
    de: 'Suchen Sie nach der Art des Textes, etwa „Anzeige“ oder „Aufsatz“.',
    en: 'Search for the kind of text, such as “ad” or “essay”.',
  },
  hintChosen: {
    de: 'Mit weniger Filtern wird die Auswahl größer.',
    en: 'With fewer filters there is more to choose from.',
  },
  reset: { de: 'Suche zurücksetzen', en: 'Reset the search' },
  resetChosen: { de: 'Filter aufheben', en: 'Remove the filters' },
}

type Props = {
  typed: string
  /** Gives up the search. */
  onReset(): void
  /** Gives up the filters, where there are any. */
  onWiden: (() => void) | undefined
  /** Tools to go on with: those outside the selection that fit, else the nearest. */
  offered: readonly EngineCard[]
  offer: Offer | undefined
}

/** Why nothing is there, and the ways on. */
export function NothingFound({ typed, onReset, onWiden, offered, offer }: Props) {
  const t = useText()
  const title = !typed ? words.noneChosen : onWiden ? words.noneHere(typed) : words.none(typed)
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 py-12 text-center">
      <FirstLine />
      <div role="status" className="grid gap-2">
        <h2 className="voice mt-2 text-xl wrap-anywhere">{t(title)}</h2>
        <p className="mx-auto max-w-md text-balance text-muted">{t(onWiden ? words.hintChosen : words.hint)}</p>
      </div>
      {offered.length > 0 && <Offered engines={offered} offer={offer} />}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {onWiden && (
          <button type="button" className="btn-primary" onClick={onWiden}>
            {t(words.resetChosen)}
          </button>
        )}
        {typed && (
          <button type="button" className={onWiden ? 'btn-line' : 'btn-primary'} onClick={onReset}>
            {t(words.reset)}
          </button>
        )}
      </div>
    </div>
  )
}
