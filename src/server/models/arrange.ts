import { Problem } from '#shared/problems.ts'
import { isQuality, type Quality, qualities } from '#shared/quality.ts'
import type { Text } from '#shared/text.ts'
import type { ModelsSetting } from '../store/settings.ts'
import type { Chosen } from './choice.ts'
import { nameOf } from './connect.ts'
import type { Arranged } from './setting.ts'

/** What an administrator has arranged so far. */
type Now = Pick<ModelsSetting, 'models' | 'levels'>
type Names = readonly string[]

/** So many models can be connected, and serve a level. */
const most = 20

const sentences = {
  twice: { de: 'Dieses Modell ist schon verbunden.', en: 'This model is already connected.' },
  tooMany: { de: `Mehr als ${most} Modelle sind nicht möglich.`, en: `There can be ${most} models at most.` },
  level: { de: 'Diese Stufe gibt es nicht.', en: 'There is no such level.' },
  names: { de: 'Eine Liste mit Namen verbundener Modelle.', en: 'A list of names of connected models.' },
  repeated: { de: 'Ein Modell steht zweimal in dieser Stufe.', en: 'A model is listed twice on this level.' },
  needed: { de: '„Üblich“ braucht mindestens ein Modell.', en: '“Standard” needs at least one model.' },
} satisfies Record<string, Text>

const foreign = (name: string): Text => ({
  de: `Dieses Modell ist nicht verbunden: ${name.slice(0, 100)}`,
  en: `This model is not connected: ${name.slice(0, 100)}`,
})

/** Throws `invalid` with a sentence at a field. */
export const refuse = (field: string, sentence: Text): never => {
  throw new Problem('invalid', { fields: { [field]: sentence } })
}

const eachLevel = (levels: Now['levels'], how: (names: Names) => Names): Now['levels'] =>
  Object.fromEntries(qualities.flatMap(quality => (levels[quality] ? [[quality, how(levels[quality])]] : [])))

const keyIn = ({ provider, key }: Chosen) => (key ? { key: { provider, key } } : {})

/** One model more; it steps in where all before it on the usual level fail. `fixed`: those that are there anyway. */
export const added = ({ models, levels }: Now, chosen: Chosen, fixed: Names): Arranged => {
  const { provider, model } = chosen
  const name = nameOf(chosen)
  if (fixed.includes(name) || models.some(one => nameOf(one) === name)) refuse('model', sentences.twice)
  if (models.length + fixed.length >= most) refuse('model', sentences.tooMany)
  const standard = [...(levels.standard ?? []), name]
  return { models: [...models, { provider, model }], levels: { ...levels, standard }, ...keyIn(chosen) }
}

/** In place of the first on the usual level; where there was none, the only one. */
export const inFirstPlace = ({ models, levels }: Now, chosen: Chosen): Arranged => {
  const { provider, model } = chosen
  const name = nameOf(chosen)
  const before = levels.standard?.[0]
  const others = models.filter(one => nameOf(one) !== before && nameOf(one) !== name)
  const instead = (names: Names) => [...new Set(names.map(one => (one === before ? name : one)))]
  const standard = [name, ...instead(levels.standard ?? []).filter(one => one !== name)]
  return {
    models: [{ provider, model }, ...others],
    levels: { ...eachLevel(levels, instead), standard },
    ...keyIn(chosen),
  }
}

/** Without one; it leaves its levels, too. The usual level is never left without a model while there are any. */
export const without = ({ models, levels }: Now, name: string): Arranged => {
  const left = models.filter(one => nameOf(one) !== name)
  const lighter = eachLevel(levels, names => names.filter(one => one !== name))
  const standard = lighter.standard?.length ? lighter.standard : left.map(nameOf)
  return { models: left, levels: { ...lighter, standard } }
}

/** What was sent as the order of a level, if it can be one. `fixed`: those whose places the environment decides. */
export const orderFrom = (level: unknown, sent: unknown, connected: Names, fixed: Names) => {
  if (!isQuality(level)) return refuse('level', sentences.level)
  if (!Array.isArray(sent) || !sent.every(name => typeof name === 'string')) return refuse('models', sentences.names)
  const names: Names = sent
  const unknown = names.find(name => !connected.includes(name))
  if (names.length > most) refuse('models', sentences.tooMany)
  if (unknown !== undefined) refuse('models', foreign(unknown))
  if (new Set(names).size < names.length) refuse('models', sentences.repeated)
  const own = level === 'standard' ? names.filter(name => !fixed.includes(name)) : names
  if (level === 'standard' && !own.length && !fixed.length) refuse('models', sentences.needed)
  return { level, names: own }
}

/** With another order on one level. */
export const ordered = ({ models, levels }: Now, level: Quality, names: Names): Arranged => ({
  models,
  levels: { ...levels, [level]: names },
})
