import { useId } from 'react'
import { Cpu, KeyRound } from 'lucide-react'
import { addModel, type ModelChoice, type Setup } from '../../data/setup.ts'
import { useText } from '../../language.tsx'
import { Ask } from '../../ui/Ask.tsx'
import { toast } from '../../ui/toast.ts'
import { FoundWay } from '../../welcome/FoundWay.tsx'
import { KeyWay } from '../../welcome/KeyWay.tsx'
import { useChoice } from '../../welcome/useChoice.ts'
import { ModelOption } from '../../welcome/ModelOption.tsx'
import { useModelChange } from './useModelChange.ts'

const words = {
  title: { de: 'Modell hinzufügen', en: 'Add a model' },
  text: {
    de: 'Auf der Stufe „Üblich“ springt es ein, wenn die Modelle davor nicht beginnen können. Die Reihenfolge ändern Sie danach.',
    en: 'On the level “Standard” it steps in when the models before it cannot begin. You can change the order afterwards.',
  },
  only: {
    de: 'Es schreibt alle Texte, bis Sie weitere verbinden.',
    en: 'It writes all texts until you connect others.',
  },
  here: (program: string) => ({ de: `${program} auf diesem Rechner`, en: `${program} on this computer` }),
  free: { de: 'Kostenlos. Kein Text verlässt das Haus.', en: 'Free. No text leaves your premises.' },
  key: { de: 'Schlüssel einfügen', en: 'Paste a key' },
  keyLine: { de: 'Der Anbieter rechnet nach Verbrauch ab.', en: 'The provider bills by use.' },
  yes: { de: 'Hinzufügen', en: 'Add' },
  done: { de: 'Das Modell ist verbunden.', en: 'The model is connected.' },
}

/** What could still be connected. */
const leftOf = (setup: Setup): Setup => {
  const isFree = (provider: string) => (model: string) => !setup.models.some(one => one.name === `${provider}:${model}`)
  return {
    ...setup,
    connected: null,
    found: setup.found
      .map(one => ({ ...one, models: one.models.filter(isFree(one.provider)) }))
      .filter(({ models }) => models.length > 0),
    providers: setup.providers.map(one => ({ ...one, models: one.models.filter(isFree(one.id)) })),
  }
}

/** Connects one more model, by a key or from a program on this machine; it is tried before it is stored. */
export function AddModel({ setup, onClose }: { setup: Setup; onClose(): void }) {
  const t = useText()
  const group = useId()
  const left = leftOf(setup)
  const choosing = useChoice(left, left.found[0] ? `found:${left.found[0].provider}` : 'key')
  const { choice, checked, check, draft } = choosing
  const addition = useModelChange(
    async (chosen: ModelChoice) => {
      if (!checked) await check()
      return addModel(chosen)
    },
    () => {
      onClose()
      toast({ text: t(words.done) })
    },
  )
  const failing = { ...choosing, failure: choosing.failure ?? addition.error }
  const withKeys = left.providers.filter(({ keysAt, id }) => keysAt !== null || id === 'openai-compatible')
  const stored = setup.models.find(({ provider, from }) => provider === draft.provider && from === 'settings')
  const nameOf = (id: string) => setup.providers.find(provider => provider.id === id)?.name ?? id
  const way = (id: typeof choosing.way) => ({
    group,
    chosen: choosing.way === id,
    onChoose: () => {
      addition.reset()
      choosing.pick(id)
    },
  })
  return (
    <Ask
      size="large"
      title={t(words.title)}
      text={t(setup.models.length ? words.text : words.only)}
      yes={t(words.yes)}
      failure={undefined}
      disabled={!choice}
      isBusy={addition.isPending}
      onYes={() => choice && addition.mutate(choice)}
      onClose={onClose}
    >
      <fieldset className="min-w-0 divide-y divide-line rounded-lg border border-line">
        <legend className="sr-only">{t(words.title)}</legend>
        {left.found.map(program => (
          <ModelOption
            key={program.provider}
            {...way(`found:${program.provider}`)}
            icon={Cpu}
            name={t(words.here(nameOf(program.provider)))}
            line={t(words.free)}
          >
            <FoundWay program={program} choosing={failing} />
          </ModelOption>
        ))}
        <ModelOption {...way('key')} icon={KeyRound} name={t(words.key)} line={t(words.keyLine)}>
          <KeyWay providers={withKeys} connected={stored ?? null} choosing={failing} />
        </ModelOption>
      </fieldset>
    </Ask>
  )
}
