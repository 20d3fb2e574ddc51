import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Cpu, Download, Feather, KeyRound } from 'lucide-react'
import { downloadsQuery } from '../data/downloads.ts'
import type { Setup } from '../data/setup.ts'
import { Downloads } from '../downloads/Downloads.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'
import { Tag } from '../ui/small.tsx'
import { Command } from './Command.tsx'
import { FoundWay } from './FoundWay.tsx'
import { KeyWay } from './KeyWay.tsx'
import type { ModelChoosing, WayId } from './useChoice.ts'
import { ModelOption } from './ModelOption.tsx'

const words = {
  question: { de: 'Womit soll es schreiben?', en: 'What should it write with?' },
  here: (program: string) => ({ de: `${program} auf diesem Rechner`, en: `${program} on this computer` }),
  free: { de: 'Kostenlos. Kein Text verlässt das Haus.', en: 'Free. No text leaves your premises.' },
  found: { de: 'gefunden', en: 'found' },
  connected: { de: 'verbunden', en: 'connected' },
  get: {
    de: 'Installieren Sie Ollama und holen Sie ein Modell (5 GB). Sobald es läuft, erscheint es hier von selbst.',
    en: 'Install Ollama and get a model (5 GB). As soon as it runs, it appears here by itself.',
  },
  download: { de: 'Ein Modell herunterladen', en: 'Download a model' },
  downloadLine: {
    de: 'Es läuft hier, ohne weitere Programme. Kostenlos, und kein Text verlässt das Haus.',
    en: 'It runs here, without any other program. Free, and no text leaves your premises.',
  },
  key: { de: 'Schlüssel einfügen', en: 'Paste a key' },
  keyLine: (names: string) => ({
    de: `${names}. Der Anbieter rechnet nach Verbrauch ab.`,
    en: `${names}. The provider bills by use.`,
  }),
  none: { de: 'Vorerst ohne KI', en: 'Without AI for now' },
  noneLine: {
    de: 'Kostenlos. Zusammenfassen, Stichpunkte und Schlüsselwörter gehen auch so.',
    en: 'Free. Summaries, bullet points and keywords work all the same.',
  },
  several: (count: string) => ({
    de: `${count} Modelle sind verbunden. Welches wofür schreibt, steht in der Administration.`,
    en: `${count} models are connected. Under Administration you can set which one writes what.`,
  }),
  arrange: { de: 'Modelle ordnen', en: 'Arrange the models' },
  set: (name: string, variable: string) => ({
    de: `Der Server ist auf ${name} eingestellt (${variable} in seiner Umgebung) und lässt sich nur dort ändern.`,
    en: `The server is set to ${name} (${variable} in its environment), which can only be changed there.`,
  }),
}
const install = 'https://ollama.com/download'

/** The second question: every way to a model that exists here, and what each costs. */
export function ModelWays({ setup, choosing }: { setup: Setup; choosing: ModelChoosing }) {
  const t = useText()
  const group = useId()
  const { connected, found, providers } = setup
  const { data: offered, isPending } = useQuery(downloadsQuery)
  // There nearly always are some: the ways below stay where they are when the answer comes.
  const hasDownloads = isPending || !!offered?.downloads.some(({ kind }) => kind === 'write')
  const nameOf = (id: string) => providers.find(provider => provider.id === id)?.name ?? id
  const withKeys = providers.filter(({ keysAt, id }) => keysAt !== null || id === 'openai-compatible')
  const isOn = (way: WayId) => choosing.way === way
  const on = <Tag tone="ok">{t(words.connected)}</Tag>
  const way = (id: WayId) => ({ group, chosen: isOn(id), onChoose: () => choosing.pick(id) })

  return (
    <fieldset className="mt-9 min-w-0">
      <legend className="text-base font-semibold">{t(words.question)}</legend>
      {setup.models.length > 1 ? (
        <div className="mt-3">
          <Panel tone="note">
            {t(words.several(String(setup.models.length)))}{' '}
            <Link to={pages.admin} params={{ section: 'models' }} search={{}} className="link">
              {t(words.arrange)}
            </Link>
          </Panel>
        </div>
      ) : connected?.from === 'environment' ? (
        <div className="mt-3">
          <Panel tone="note">{t(words.set(connected.name, connected.variable ?? 'TEXT_MODEL'))}</Panel>
        </div>
      ) : (
        <div className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
          {found.map(program => (
            <ModelOption
              key={program.provider}
              {...way(`found:${program.provider}`)}
              icon={Cpu}
              name={t(words.here(nameOf(program.provider)))}
              line={t(words.free)}
              tag={connected?.provider === program.provider ? on : <Tag tone="ok">{t(words.found)}</Tag>}
            >
              <FoundWay program={program} choosing={choosing} />
            </ModelOption>
          ))}
          {hasDownloads && (
            <ModelOption {...way('download')} icon={Download} name={t(words.download)} line={t(words.downloadLine)}>
              <Downloads kinds={['write']} />
            </ModelOption>
          )}
          {!found.some(({ provider }) => provider === 'ollama') && (
            <ModelOption {...way('ollama')} icon={Cpu} name={t(words.here('Ollama'))} line={t(words.free)}>
              <p className="text-sm">{t(words.get)}</p>
              <Command>ollama pull qwen3:8b</Command>
              <p className="mt-2 text-sm">
                <a href={install} target="_blank" rel="noreferrer" className="link inline-flex min-h-6 items-center">
                  ollama.com/download
                </a>
              </p>
            </ModelOption>
          )}
          <ModelOption
            {...way('key')}
            icon={KeyRound}
            name={t(words.key)}
            line={t(words.keyLine(withKeys.map(({ name }) => name).join(', ')))}
            tag={connected?.from === 'settings' && withKeys.some(({ id }) => id === connected.provider) && on}
          >
            <KeyWay providers={withKeys} connected={connected} choosing={choosing} />
          </ModelOption>
          {connected?.from !== 'found' && (
            <ModelOption {...way('none')} icon={Feather} name={t(words.none)} line={t(words.noneLine)} />
          )}
        </div>
      )}
    </fieldset>
  )
}
