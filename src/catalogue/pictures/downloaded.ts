import type { Text } from '#shared/text.ts'
import type { Engine } from '../engine.ts'
import type { OperationName } from '../operations.ts'

/** The names of the models that were downloaded, by the operations that they do a part of. */
export type DownloadedModels = Readonly<Partial<Record<OperationName, string>>>

const finds = (model: string) => ({
  de: `Das Motiv findet hier ${model}, ein feineres Modell als das mitgelieferte.`,
  en: `The subject is found by ${model} here, a finer model than the one that comes along.`,
})

/** What a tool says of the model that works in it here. */
const sentences: Readonly<Partial<Record<OperationName, (model: string) => Text>>> = {
  'change-background': model => ({
    de: `Wo Sie nichts markieren, findet hier ${model} das Motiv, ein feineres Modell als das mitgelieferte.`,
    en: `Where you mark nothing, ${model} finds the subject here, a finer model than the one that comes along.`,
  }),
  'cut-out': finds,
  product: finds,
  inpaint: model => ({
    de: `Hier füllt ${model}: Es zeichnet, was hinter dem Objekt sein könnte. Das fertige Bild nennt das Modell.`,
    en: `Here ${model} fills: it draws what could be behind the object. The finished picture names the model.`,
  }),
  upscale: model => ({
    de: `Bilder bis 1 Megapixel zeichnet hier ${model} neu. Was mit Ihrem Bild geschieht und wie lange, steht darunter.`,
    en: `Pictures of up to 1 megapixel are drawn anew by ${model} here. What is done with yours, and how long, is below it.`,
  }),
}

/** A tool for pictures that says above its questions which downloaded model works in it. */
export const withDownloadedModels = <One extends Engine>(engine: One, models: DownloadedModels): One => {
  if (engine.shelf !== 'pictures') return engine
  const calls = Object.entries(engine.calls).map(([path, call]) => {
    const { operation } = call
    const model = operation && models[operation]
    const note = operation && model ? sentences[operation]?.(model) : undefined
    return [path, note ? { ...call, note } : call] as const
  })
  return { ...engine, calls: Object.fromEntries(calls) as Engine['calls'] }
}
