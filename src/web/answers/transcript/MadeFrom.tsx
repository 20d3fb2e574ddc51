import { useId, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { inEach, type Locale } from '#shared/text.ts'
import { useEnginesSoFar } from '../../data/engines.ts'
import { useSession } from '../../data/session.ts'
import { canBeReplaced, draftsOf, layBy } from '../../fields/useDraft.ts'
import { useLocale, useText } from '../../language.tsx'
import { pages } from '../../pages.ts'
import { Ask } from '../../ui/Ask.tsx'
import { type Making, makings } from './makings.ts'

const words = {
  title: { de: 'Daraus machen', en: 'Make from this' },
  line: {
    de: 'Öffnet das Werkzeug mit diesem Text. Berechnet wird erst dort etwas.',
    en: 'Opens the tool with this text. Nothing is charged before you start it there.',
  },
  replace: { de: 'Das Formular neu füllen?', en: 'Fill in the form anew?' },
  typed: (tool: string) => ({
    de: `In „${tool}“ steht schon etwas, woraus noch kein Text wurde. Es wird ersetzt.`,
    en: `There is something in “${tool}” already of which no text was made yet. It will be replaced.`,
  }),
  yes: { de: 'Ersetzen', en: 'Replace' },
}

const draftOf = ({ field, also = {} }: Making, text: string, locale: Locale) => ({
  ...Object.fromEntries(Object.entries(also).map(([name, value]) => [name, value[locale]])),
  [field]: text,
})

export type MadeFromProps = { text: string }

/** The ways from what is said in a recording to what is written about it. */
export function MadeFrom({ text }: MadeFromProps) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const drafts = draftsOf(useSession().id)
  const engines = useEnginesSoFar()
  const navigate = useNavigate()
  const [asked, ask] = useState<Making>()
  const nameOf = ({ slug }: Making) => engines?.find(one => one.slug === slug)?.name ?? inEach(() => slug)
  const open = (making: Making) => {
    layBy(drafts.ofCall(making.call), draftOf(making, text, locale), false)
    void navigate({ to: pages.engine, params: { slug: making.slug } })
  }
  return (
    <section aria-labelledby={id} className="border-t border-line px-4 py-6 sm:sheet-x">
      <h3 id={id} className="voice text-lg">
        {t(words.title)}
      </h3>
      <p className="mt-1 mb-3 text-sm text-muted">{t(words.line)}</p>
      <ul className="flex flex-wrap gap-2">
        {makings.map(making => (
          <li key={making.call}>
            <button
              type="button"
              className="btn-line min-h-11"
              onClick={() => (canBeReplaced(drafts.ofCall(making.call)) ? open(making) : ask(making))}
            >
              {t(making.name)}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <Ask
          title={t(words.replace)}
          text={t(words.typed(t(nameOf(asked))))}
          yes={t(words.yes)}
          failure={null}
          onYes={() => open(asked)}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  )
}
