import type { ModelSetting, Settings } from '../store/settings.ts'
import type { Known } from './connect.ts'
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

const purpose = (provider: string) => `key of ${provider}`

/** Keeps an eye on the model that an administrator chose. Its key is sealed at rest and opened only here. */
export const openSetting = async ({ settings, seal, report, every, changed }: Parts) => {
  let setting: ModelSetting | undefined
  let changes = 0
  let silent = false
  let begun = false

  const take = (next: ModelSetting | undefined) => {
    if (JSON.stringify(next) === JSON.stringify(setting)) return
    setting = next
    if (next?.key && !keyFor(next.provider))
      report(new Error(`The key of ${next.provider} cannot be opened: it was sealed with another secret.`))
    if (begun) changed()
  }
  /** The key that is stored for a provider. */
  const keyFor = (provider: string) =>
    setting?.provider === provider && setting.key ? seal.open(setting.key, purpose(provider)) : undefined

  /** A store that does not answer is reported once, and what is known stays. */
  const read = async () => {
    const before = changes
    try {
      const stored = await settings.get('textModel')
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

  return {
    keyFor,
    /** What was chosen; nothing where its key cannot be opened. */
    known(): Known | undefined {
      if (!setting || !isProvider(setting.provider)) return undefined
      const { provider, model } = setting
      const key = keyFor(provider)
      return setting.key && !key ? undefined : { provider, model, key, from: 'settings' }
    },
    /** Stores a choice. Without a key, the one that is stored for the same provider stays. */
    async set(provider: ProviderId, model: string, key?: string) {
      const kept = setting?.provider === provider ? setting.key : undefined
      const sealed = key ? seal.close(key, purpose(provider)) : kept
      const next = { provider, model, ...(sealed && { key: sealed }) }
      await settings.set('textModel', next)
      changes++
      take(next)
    },
    async remove() {
      await settings.remove('textModel')
      changes++
      take(undefined)
    },
    close: () => clearInterval(timer),
  }
}
