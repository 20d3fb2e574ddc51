import { FirstLine } from '../brand/drawings.tsx'
import { useText } from '../language.tsx'

const words = {
  label: { de: 'Ein Beispiel', en: 'An example' },
  version: { de: 'Fassung 2 von 2: einfacher', en: 'Version 2 of 2: simpler' },
  before: {
    de: 'Hinsichtlich der Durchführung der Wartungsarbeiten weisen wir darauf hin, dass es zu Einschränkungen kommen kann.',
    en: 'With regard to the execution of maintenance works please be advised that restrictions may occur.',
  },
  after: {
    de: 'Am Dienstag warten wir die Anlage. Von 8 bis 10 Uhr bleibt das Wasser weg.',
    en: 'On Tuesday we service the system. There is no water from 8 to 10 in the morning.',
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
