import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useFound } from '../catalogue/useFound.ts'
import { useEngines } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { SearchInput } from '../ui/SearchInput.tsx'
import { keyVariable } from './curl.ts'
import { EnginePart } from './EnginePart.tsx'
import { Errors } from './Errors.tsx'
import { Line } from './Line.tsx'

const words = {
  title: { de: 'Schnittstelle', en: 'API' },
  line: {
    de: 'Jedes Werkzeug lässt sich auch aus einem eigenen Programm aufrufen, mit denselben Angaben wie auf seiner Seite. Die Aufrufe zählen auf Ihr Kontingent.',
    en: 'Every tool can also be called from a program of your own, with the same values as on its page. The calls count towards your requests.',
  },
  begin: { de: 'So fangen Sie an', en: 'Getting started' },
  key: { de: 'Legen Sie in den Einstellungen einen Schlüssel an.', en: 'Create a key in the settings.' },
  toKeys: { de: 'Zu den API-Schlüsseln', en: 'Go to the API keys' },
  set: { de: 'Schlüssel im Terminal bereitstellen', en: 'Set the key in the terminal' },
  run: {
    de: 'Danach laufen die Aufrufe unten, wie sie dastehen. Derselbe Aufruf mit demselben Idempotency-Key wird nur einmal berechnet, auch wenn er zweimal kommt.',
    en: 'Then the calls below work as they stand. Sending the same call twice with the same Idempotency-Key is charged only once.',
  },
  description: { de: 'Vollständige Beschreibung (OpenAPI 3.1)', en: 'Full description (OpenAPI 3.1)' },
  calls: { de: 'Die Aufrufe', en: 'The calls' },
  search: { de: 'Werkzeug suchen', en: 'Search for a tool' },
  nothing: { de: 'Kein Werkzeug heißt so.', en: 'No tool is called that.' },
}

/** What programs can do: every engine's calls, each with a line that works when it is copied. */
export function ApiPage() {
  const t = useText()
  const engines = useEngines()
  const [typed, setTyped] = useState('')
  const found = useFound(engines, typed)?.engines ?? engines
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <div>
        <h1 className="voice text-2xl">{t(words.title)}</h1>
        <p className="mt-1 text-muted">{t(words.line)}</p>
      </div>
      <section aria-labelledby="begin" className="card grid grid-cols-1 gap-4 p-5 sm:p-6">
        <h2 id="begin" className="text-lg font-semibold">
          {t(words.begin)}
        </h2>
        <p>
          {t(words.key)}{' '}
          <Link to={pages.settings} hash="keys" className="font-medium text-accent underline underline-offset-4">
            {t(words.toKeys)}
          </Link>
        </p>
        <Line name={t(words.set)} text={`export ${keyVariable}=fw_…`} />
        <p>{t(words.run)}</p>
        <p>
          <a href="/api/openapi.json" className="link inline-block">
            {t(words.description)}
          </a>
        </p>
      </section>
      <section aria-labelledby="calls" className="card p-5 sm:p-6">
        <h2 id="calls" className="text-lg font-semibold">
          {t(words.calls)}
        </h2>
        <div className="mt-3">
          <SearchInput label={t(words.search)} placeholder={t(words.search)} value={typed} onChange={setTyped} />
        </div>
        <div className="mt-3 divide-y divide-line">
          {found.map(engine => (
            <EnginePart key={engine.slug} engine={engine} />
          ))}
        </div>
        {found.length === 0 && <p className="text-muted">{t(words.nothing)}</p>}
      </section>
      <Errors />
    </div>
  )
}
