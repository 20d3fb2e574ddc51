import { useState } from 'react'
import type { ImageModelDeeds, ImageModelsHere, ImageModelView } from '../data/image-models.ts'
import { useText } from '../language.tsx'
import { Ask } from '../ui/Ask.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Tag } from '../ui/small.tsx'
import { useSentence } from '../useSentence.ts'
import { NameForm } from './NameForm.tsx'
import { PicturesSection } from './PicturesSection.tsx'
import { ProgressSection } from './ProgressSection.tsx'
import { StartSection } from './StartSection.tsx'
import { tones } from './tones.ts'
import { kinds, states, words } from './words.ts'

type Props = { model: ImageModelView; here: ImageModelsHere; deeds: ImageModelDeeds; onGone(): void }

/** One model: how far it is, its pictures, and what is to be done next. */
export function ModelDesk({ model, here, deeds, onGone }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [asking, ask] = useState<'rename' | 'delete'>()
  const { _id: id, name, kind, state, message, paid, refunded } = model
  const isOpen = state === 'draft' || state === 'failed'
  const isUnderway = state === 'waiting' || state === 'training'
  const { change, remove } = deeds
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="voice min-w-0 text-xl wrap-anywhere">{name}</h2>
        <span className="text-sm text-muted">{t(kinds[kind])}</span>
        <Tag tone={tones[state]}>{t(states[state])}</Tag>
        <div className="ml-auto flex gap-2">
          <button type="button" className="btn-line min-h-9 text-sm" onClick={() => ask('rename')}>
            {t(words.rename)}
          </button>
          <button type="button" className="btn-line min-h-9 text-sm" onClick={() => ask('delete')}>
            {t(words.delete)}
          </button>
        </div>
      </div>
      {message && (
        <Panel tone="danger">
          {message} {refunded && t(words.refunded)}
        </Panel>
      )}
      {!isOpen && <ProgressSection model={model} />}
      <PicturesSection model={model} deeds={deeds} isOpen={isOpen} />
      {isOpen && <StartSection model={model} here={here} deeds={deeds} />}
      {asking === 'rename' && (
        <Dialog title={t(words.rename)} onClose={() => ask(undefined)}>
          <div className="mt-4 grid grid-cols-1 gap-4">
            {change.error && <Panel tone="danger">{sentence(change.error)}</Panel>}
            <NameForm
              name={name}
              action={t(words.save)}
              isBusy={change.isPending}
              onName={to => change.mutate({ id, name: to }, { onSuccess: () => ask(undefined) })}
            />
          </div>
        </Dialog>
      )}
      {asking === 'delete' && (
        <Ask
          final
          title={t(words.deleteAsk(name))}
          text={[t(isUnderway ? words.deleteRunning : words.deleteText), isUnderway && paid && t(words.deletePaid)]
            .filter(Boolean)
            .join(' ')}
          yes={t(words.delete)}
          failure={remove.error}
          isBusy={remove.isPending}
          onYes={() => remove.mutate(id, { onSuccess: onGone })}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  )
}
