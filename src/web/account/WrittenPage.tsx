import { FirstLine } from '../brand/drawings.tsx'
import { useText } from '../language.tsx'

const words = {
  label: { de: 'Ein Beispiel', en: 'An example' },
  version: { de: 'Ein Beispiel, einfacher gesagt', en: 'An example, said more simply' },
  before: {
    de: 'Hinsichtlich der Rückgabe entliehener Bücher weisen wir darauf hin, dass diese nach spätestens vier Wochen zu erfolgen hat.',
    en: 'With regard to the return of borrowed books, please be advised that this must take place after four weeks at the latest.',
  },
  after: {
    de: 'Bringen Sie geliehene Bücher nach spätestens vier Wochen zurück.',
    en: 'Please bring borrowed books back within four weeks.',
  },
}

/** What the house does, shown as itself: a sentence under the pen. */
export function WrittenPage() {
  const t = useText()
  return (
    <aside
      aria-label={t(words.label)}
      className="relative hidden content-center overflow-hidden border-l border-line bg-sunken p-12 lg:grid"
    >
      <div className="mx-auto w-full max-w-md rounded-xl border border-line bg-surface p-8">
        <p className="text-sm text-muted">{t(words.version)}</p>
        <p className="reading mt-3 text-[1.5rem]! leading-[2.25rem]!">
          <del>{t(words.before)}</del>
        </p>
        <p className="reading mt-4 text-[1.5rem]! leading-[2.25rem]!">
          <ins>{t(words.after)}</ins>
        </p>
      </div>
      <FirstLine className="mx-auto mt-8 h-32 w-48" />
    </aside>
  )
}
