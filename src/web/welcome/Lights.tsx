import type { EngineCard } from '#catalogue/shown.ts'
import { useEngines } from '../data/engines.ts'
import { familyIds, familyOf } from '../families.ts'
import { useText } from '../language.tsx'
import { kindsOfTools } from '../tool-count.ts'
import { Glyph } from '../ui/Glyph.tsx'

const words = {
  label: { de: 'Was damit geht', en: 'What works with it' },
  of: (texts: number, pictures: number) => ({
    de: `von ${texts + pictures} Werkzeugen gehen damit (${texts} Text-Werkzeuge, ${pictures} Bild-Werkzeuge)`,
    en: `of ${texts + pictures} tools work with it (${texts} text tools, ${pictures} picture tools)`,
  }),
  house: {
    de: 'Diese arbeiten mit Regeln statt mit einem Modell und sagen das auch.',
    en: 'These work by rules instead of a model, and say so.',
  },
  sound: {
    de: 'Diese arbeiten mit Regeln statt mit einem Textmodell, oder sie sprechen und hören zu.',
    en: 'These work by rules instead of a text model, or they speak and listen.',
  },
  waiting: {
    de: 'Die übrigen warten auf ein Modell. Sie lassen sich schon ansehen und ausfüllen.',
    en: 'The others are waiting for a model. You can already look at them and fill them in.',
  },
}

type Props = {
  /** Whether a model would write with this choice, and whether one does already. */
  model: boolean
  connected: boolean
}

/** All tools as one board: what is lit works with this choice. */
export function Lights({ model, connected }: Props) {
  const t = useText()
  const engines = useEngines()
  // What is ready although nobody writes needs no text model: it speaks or listens.
  const isLit = ({ ready, reason, house }: EngineCard) =>
    model ? ready || reason === 'no_model' : house || (ready && !connected)
  const lit = engines.filter(isLit)
  const [texts, pictures] = kindsOfTools.map(({ has }) => engines.filter(({ slug }) => has(slug)).length)
  return (
    <aside aria-label={t(words.label)} className="rounded-xl border border-line bg-surface p-5 lg:sticky lg:top-8">
      <p className="flex flex-wrap items-baseline gap-x-2" aria-live="polite">
        <span className="voice text-3xl tabular-nums">{lit.length}</span>
        <span className="text-muted">{t(words.of(texts ?? 0, pictures ?? 0))}</span>
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(1.75rem,1fr))] gap-1.5">
        {familyIds
          .flatMap(family => engines.filter(engine => familyOf(engine) === family))
          .map(engine => (
            <li
              key={engine.slug}
              data-family={familyOf(engine)}
              title={t(engine.name)}
              className={`grid aspect-square place-items-center rounded-sm transition-colors duration-120 ${
                isLit(engine) ? 'bg-tint text-tint-ink' : 'bg-sunken text-field/60'
              }`}
            >
              <Glyph name={engine.icon} className="size-4" />
              <span className="sr-only">{t(engine.name)}</span>
            </li>
          ))}
      </ul>
      {!model && (
        <p className="mt-4 text-sm text-muted">{t(lit.every(({ house }) => house) ? words.house : words.sound)}</p>
      )}
      {lit.length < engines.length && <p className="mt-2 text-sm text-muted">{t(words.waiting)}</p>}
    </aside>
  )
}
