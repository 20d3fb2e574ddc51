import { useState } from 'react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { qualities, qualityNames } from '#shared/quality.ts'
import type { Text } from '#shared/text.ts'
import { type ServiceKind, servicesQuery } from '../../data/services.ts'
import { type Setup, setupQuery } from '../../data/setup.ts'
import { useText } from '../../language.tsx'
import { useWhen } from '../../library/when.ts'
import { Section } from '../../ui/Section.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { AddModel } from './AddModel.tsx'
import { DownloadsSection } from './DownloadsSection.tsx'
import { Fold } from './Fold.tsx'
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
  order: ({ de, en }: Text, model: string) => ({ de: `${de}: ${model}`, en: `${en}: ${model}` }),
  line: {
    de: 'Jedes Werkzeug schreibt auf einer Stufe. Gefragt wird das erste Modell; kann es nicht beginnen, das nächste.',
    en: 'Each tool writes on one level. The first model is asked; if it cannot begin, the next one is.',
  },
}

/** The model that is asked first on each level that has models of its own. */
const firstOf = (setup: Setup, t: (text: Text) => string) =>
  qualities
    .flatMap(quality => {
      const { ahead, own } = setup.levels[quality]
      const first = [...ahead, ...own][0]
      const model = setup.models.find(({ name }) => name === first)?.model ?? first
      return model ? [t(words.order(qualityNames[quality], model))] : []
    })
    .join(' · ')

/** The kinds of services, those first of which something is connected; the order stays while one is on the page. */
const useKinds = (): readonly ServiceKind[] => {
  const [order, setOrder] = useState<readonly ServiceKind[]>([])
  const asked = useQueries({ queries: kindNames.map(servicesQuery) })
  if (order.length || asked.some(({ isPending }) => isPending)) return order
  const isBare = (kind: ServiceKind) => !asked[kindNames.indexOf(kind)]?.data?.connected.length
  const sorted = kindNames.toSorted((one, other) => Number(isBare(one)) - Number(isBare(other)))
  setOrder(sorted)
  return sorted
}

/** The models that are connected, how it stands with each, and which of them serve which level. */
export function ModelsPage() {
  const t = useText()
  const when = useWhen()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(setupQuery)
  const kinds = useKinds()
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
            <Fold id="levels" title={t(words.levels)} line={t(words.line)} holds={firstOf(setup, t)}>
              <div className="grid grid-cols-1 divide-y divide-line">
                {qualities.map(quality => (
                  <LevelOrder key={quality} quality={quality} setup={setup} />
                ))}
              </div>
            </Fold>
          )}
          {kinds.length === 0 &&
            kindNames.map(kind => <span key={kind} aria-hidden className="skeleton block h-14 rounded-lg" />)}
          {kinds.map(kind => (
            <ServicesSection key={kind} kind={kind} />
          ))}
          <StylePictures />
          <DownloadsSection setup={setup} />
          {isAdding && <AddModel setup={setup} onClose={() => setAdding(false)} />}
        </>
      )}
    </Fetched>
  )
}
