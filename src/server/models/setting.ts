import type { ModelsSetting, Settings } from '../store/settings.ts'
import { type Connectable, nameOf } from './connect.ts'
import { isProvider, type ProviderId } from './providers.ts'
import type { Seal } from './seal.ts'

type Parts = {
  settings: Settings
  seal: Seal
  report(error: unknown): void
  /** How often it is read anew, in milliseconds: it may be changed on another node. */
  every: number
  /** Called when it has changed since it was first read. */
  changed(): void
}

/** How models are arranged, and keys that are new. */
export type Arranged = Pick<ModelsSetting, 'models' | 'levels'> & { key?: { provider: ProviderId; key: string } }

const purpose = (provider: string) => `key of ${provider}`

const nothing: ModelsSetting = { models: [], keys: {}, levels: {} }

/** What is stored; installations from before there were several models have one, which serves every level. */
const storedIn = async (settings: Settings): Promise<ModelsSetting> => {
  const several = await settings.get('textModels')
  if (several) return several
  const one = await settings.get('textModel')
  if (!one) return nothing
  const { provider, model, key } = one
  return { models: [{ provider, model }], keys: key ? { [provider]: key } : {}, levels: { standard: [nameOf(one)] } }
}

/** Keeps an eye on the models that an administrator connected. Keys are sealed at rest and opened only here. */
export const openSetting = async ({ settings, seal, report, every, changed }: Parts) => {
  let setting = nothing
  let changes = 0
  let silent = false
  let begun = false
  let changing: Promise<unknown> = Promise.resolve()

  const opened = (provider: string, sealed: string | undefined) => sealed && seal.open(sealed, purpose(provider))

  const take = (next: ModelsSetting) => {
    if (JSON.stringify(next) === JSON.stringify(setting)) return
    for (const [provider, sealed] of Object.entries(next.keys))
      if (sealed !== setting.keys[provider] && !opened(provider, sealed))
        report(new Error(`The key of ${provider} cannot be opened: it was sealed with another secret.`))
    setting = next
    if (begun) changed()
  }

  /** A store that does not answer is reported once, and what is known stays. */
  const read = async () => {
    const before = changes
    try {
      const stored = await storedIn(settings)
      silent = false
      if (before === changes) take(stored)
    } catch (error) {
      if (!silent) report(error)
      silent = true
    }
  }
  await read()
  begun = true
  const timer = setInterval(() => void read(), every).unref()

  const store = async ({ models, levels, key }: Arranged, before: ModelsSetting) => {
    const all = key ? { ...before.keys, [key.provider]: seal.close(key.key, purpose(key.provider)) } : before.keys
    // A key that no model needs any more is forgotten.
    const keys = Object.fromEntries(Object.entries(all).filter(([id]) => models.some(one => one.provider === id)))
    const isSaid = models.length > 0 || Object.values(levels).some(names => names.length > 0)
    if (isSaid) await settings.set('textModels', { models, keys, levels })
    else await settings.remove('textModels')
    await settings.remove('textModel')
    changes++
    take(isSaid ? { models, keys, levels } : nothing)
  }

  return {
    /** The key that is stored for a provider. */
    keyFor: (provider: string) => opened(provider, setting.keys[provider]),
    levels: () => setting.levels,
    /** What was connected; a model whose key cannot be opened is `shut`. */
    known: () =>
      setting.models.flatMap(({ provider, model }): readonly (Connectable & { shut: boolean })[] => {
        if (!isProvider(provider)) return []
        const sealed = setting.keys[provider]
        const key = opened(provider, sealed)
        return [{ provider, model, key, from: 'settings', shut: !!sealed && !key }]
      }),
    /** Changes what is stored, as it is at this moment: what was changed elsewhere meanwhile stays. */
    change(how: (now: Pick<ModelsSetting, 'models' | 'levels'>) => Arranged) {
      const change = async () => {
        const now = await storedIn(settings)
        await store(how(now), now)
      }
      const done = changing.then(change, change)
      changing = done.catch(() => undefined)
      return done
    },
    close: () => clearInterval(timer),
  }
}
export type ModelSetting = Awaited<ReturnType<typeof openSetting>>
