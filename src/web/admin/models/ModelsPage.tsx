import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { qualities } from '#shared/quality.ts'
import { setupQuery } from '../../data/setup.ts'
import { useText } from '../../language.tsx'
import { useWhen } from '../../library/when.ts'
import { Section } from '../../ui/Section.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { AddModel } from './AddModel.tsx'
import { DownloadsSection } from './DownloadsSection.tsx'
import { LevelOrder } from './LevelOrder.tsx'
import { kindNames } from './kinds.ts'
import { ModelLine } from './ModelLine.tsx'
import { ServicesSection } from './ServicesSection.tsx'
import { StylePictures } from './StylePictures.tsx'

const words = {
  connected: { de: 'Schreiben', en: 'Writing' },
  none: {
    de: 'Noch ist kein Modell verbunden. Ohne eines arbeiten nur die Werkzeuge, die keine KI brauchen.',
    en: 'No model is connected yet. Without one, only the tools that need no AI work.',
  },
  measured: (since: string) => ({
    de: `Zeiten und Störungen: gemessen seit dem Start des Servers (${since}).`,
    en: `Times and failures: measured since the server was started (${since}).`,
  }),
  measuredHere: (since: string) => ({
    de:
      `Zeiten und Störungen: gemessen von dem Server, der diese Seite geliefert hat, seit seinem Start (${since}). ` +
      'Von mehreren Servern misst jeder für sich; ein gestörtes Modell übergehen alle.',
    en:
      `Times and failures: measured by the server that sent this page, since it was started (${since}). Of several ` +
      'servers, each measures for itself; a failing model is passed over by all.',
  }),
  add: { de: 'Modell hinzufügen', en: 'Add a model' },
  levels: { de: 'Qualitätsstufen', en: 'Quality levels' },
  line: {
    de: 'Jedes Werkzeug schreibt auf einer Stufe. Gefragt wird das erste Modell; kann es nicht beginnen, das nächste.',
    en: 'Each tool writes on one level. The first model is asked; if it cannot begin, the next one is.',
  },
}

/** The models that are connected, how it stands with each, and which of them serve which level. */
export function ModelsPage() {
  const t = useText()
  const when = useWhen()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(setupQuery)
  return (
    <Fetched query={query}>
      {setup => (
        <>
          <Section id="connected" title={t(words.connected)}>
            {setup.models.length === 0 && <p className="text-muted">{t(words.none)}</p>}
            {setup.models.length > 0 && (
              <ul className="-my-1 divide-y divide-line">
                {setup.models.map(model => (
                  <ModelLine key={model.name} model={model} setup={setup} />
                ))}
              </ul>
            )}
            {setup.models.length > 0 && (
              <p className="text-sm text-muted">
                {t((setup.measured.several ? words.measuredHere : words.measured)(when(setup.measured.since)))}
              </p>
            )}
            <button type="button" className="btn-line justify-self-start" onClick={() => setAdding(true)}>
              <Plus className="size-4" aria-hidden />
              {t(words.add)}
            </button>
          </Section>
          {setup.models.length > 0 && (
            <Section id="levels" title={t(words.levels)} line={t(words.line)}>
              <div className="grid grid-cols-1 divide-y divide-line">
                {qualities.map(quality => (
                  <LevelOrder key={quality} quality={quality} setup={setup} />
                ))}
              </div>
            </Section>
          )}
          <DownloadsSection setup={setup} />
          {kindNames.map(kind => (
            <ServicesSection key={kind} kind={kind} />
          ))}
          <StylePictures />
          {isAdding && <AddModel setup={setup} onClose={() => setAdding(false)} />}
        </>
      )}
    </Fetched>
  )
}
