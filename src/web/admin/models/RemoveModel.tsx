import { qualities, qualityNames } from '#shared/quality.ts'
import { removeModel, type Setup } from '../../data/setup.ts'
import { useText } from '../../language.tsx'
import { Ask } from '../../ui/Ask.tsx'
import { toast } from '../../ui/toast.ts'
import { useModelChange } from './useModelChange.ts'
import type { Model } from './words.ts'

const words = {
  title: { de: 'Modell entfernen?', en: 'Remove this model?' },
  only: (model: string) => ({
    de: `${model} schreibt dann keine Texte mehr, und es ist kein anderes hier verbunden. Was es geschrieben hat, bleibt.`,
    en: `${model} will write no more texts, and no other is connected here. What it has written stays.`,
  }),
  leaves: (model: string, levels: string) => ({
    de: `${model} verlässt auch die Stufen, denen es dient: ${levels}. Was es geschrieben hat, bleibt.`,
    en: `${model} also leaves the levels that it serves: ${levels}. What it has written stays.`,
  }),
  idle: (model: string) => ({
    de: `${model} dient keiner Stufe. Was es geschrieben hat, bleibt.`,
    en: `${model} serves no level. What it has written stays.`,
  }),
  yes: { de: 'Entfernen', en: 'Remove' },
  done: { de: 'Das Modell ist entfernt.', en: 'The model is removed.' },
}

/** Disconnects a model, after asking; says which levels it leaves. */
export function RemoveModel({ model, setup, onClose }: { model: Model; setup: Setup; onClose(): void }) {
  const t = useText()
  const removal = useModelChange(removeModel, () => {
    onClose()
    toast({ text: t(words.done) })
  })
  const levels = qualities.filter(quality => setup.levels[quality].own.includes(model.name))
  const served = levels.map(quality => t(qualityNames[quality])).join(', ')
  const text =
    setup.models.length === 1
      ? words.only(model.model)
      : levels.length
        ? words.leaves(model.model, served)
        : words.idle(model.model)
  return (
    <Ask
      final
      title={t(words.title)}
      text={t(text)}
      yes={t(words.yes)}
      failure={removal.error}
      isBusy={removal.isPending}
      onYes={() => removal.mutate(model.name)}
      onClose={onClose}
    />
  )
}
