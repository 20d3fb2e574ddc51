import { asProblem } from '#shared/problems.ts'
import type { Config } from '../config.ts'
import type { ModelSetting, Settings } from '../store/settings.ts'
import { atField, choiceFrom, decided, requireReachable, trial } from './choice.ts'
import { connect, type Known } from './connect.ts'
import { finder, type Found } from './find.ts'
import { fromEnvironment } from './from-environment.ts'
import { limitsFrom } from './limits.ts'
import type { Choice, Models } from './models.ts'
import { addressOf, isProvider, keyOf, type ProviderId, providerIds, providerOf } from './providers.ts'
import type { Seal } from './seal.ts'

/** How often we look whether something has changed, in milliseconds. */
export type Rhythm = {
  /** The administrator's choice, which may be made on another node. */
  setting: number
  /** The programs on this machine. */
  programs: number
  /** The least between two looks for programs. */
  atMost: number
}

const usualRhythm: Rhythm = { setting: 5_000, programs: 60_000, atMost: 3_000 }

type Parts = {
  config: Pick<Config, 'textModel' | 'environment'>
  settings: Settings
  seal: Seal
  /** Tells the operator what a user is not told. */
  report(error: unknown, about?: object): void
  rhythm?: Rhythm
}

const purpose = (provider: string) => `key of ${provider}`
/** How much of an answer is enough to see that a model writes, in characters. */
const enough = 80

/** Keeps an eye on what is connected. Throws a `ConfigError` where the environment names something that cannot be. */
export const openModels = async ({ config, settings, seal, report, rhythm = usualRhythm }: Parts): Promise<Models> => {
  const { environment } = config
  const limits = limitsFrom(environment)
  const fixed = fromEnvironment(config)
  const find = finder(environment)
  let setting: ModelSetting | undefined
  let changes = 0
  let silent = false
  let programs: readonly Found[] = []
  let looking: Promise<unknown> | undefined
  let looked = 0
  let known = ''
  let current: ReturnType<Models['writer']>

  /** The key of a provider: the one in the settings, else the one in the environment. */
  const keyFor = (provider: ProviderId) =>
    setting?.provider === provider && setting.key
      ? seal.open(setting.key, purpose(provider))
      : keyOf(provider, environment)?.value

  const fromSettings = (): Known | undefined => {
    if (!setting || !isProvider(setting.provider)) return undefined
    const { provider, model } = setting
    return { provider, model, key: keyFor(provider), from: 'settings' }
  }
  const fromPrograms = (): Known | undefined => {
    const program = programs.find(({ models }) => models.length)
    const model = program?.models[0]
    return program && model
      ? { provider: program.provider, model, key: keyFor(program.provider), from: 'found' }
      : undefined
  }
  /** Connects what is to be connected now, if it is not already. */
  const choose = () => {
    const now = fixed ?? fromSettings() ?? fromPrograms()
    const same = JSON.stringify(now) ?? ''
    if (same === known) return
    known = same
    current = now && connect(now, { environment, limits, missed: now.from === 'found' ? () => void look() : undefined })
  }

  const look = () =>
    (looking ??= find()
      .then(found => {
        programs = found
        choose()
      }, report)
      .finally(() => {
        looked = Date.now()
        looking = undefined
      }))
  const lookIfLongAgo = async () => {
    if (Date.now() - looked >= rhythm.atMost) await look()
  }

  const set = (next: ModelSetting | undefined) => {
    changes++
    setting = next
    choose()
  }
  /** Reads the setting; a store that does not answer is reported once, and what is connected stays. */
  const readSetting = async () => {
    const before = changes
    try {
      const read = await settings.get('textModel')
      silent = false
      if (before !== changes || JSON.stringify(read) === JSON.stringify(setting)) return
      setting = read
      if (read?.key && isProvider(read.provider) && !keyFor(read.provider))
        report(new Error(`The key of ${read.provider} cannot be opened: it was sealed with another secret.`))
      choose()
    } catch (error) {
      if (!silent) report(error)
      silent = true
    }
  }

  await readSetting()
  choose()
  if (!current) await look()
  const timers = [
    setInterval(() => void readSetting(), rhythm.setting),
    setInterval(() => {
      if (!current || current.connected.from === 'found') void look()
    }, rhythm.programs),
  ]
  for (const timer of timers) timer.unref()

  const reachable = async (sent: Choice) => {
    const choice = choiceFrom(sent)
    const key = choice.key ?? keyFor(choice.provider)
    await lookIfLongAgo()
    requireReachable(choice.provider, choice.model, { environment, found: programs, key })
    return { ...choice, key }
  }

  return {
    writer() {
      if (!current) void lookIfLongAgo()
      return current
    },
    async found() {
      await lookIfLongAgo()
      return programs
    },
    offered: () =>
      providerIds
        .filter(id => addressOf(id, environment))
        .map(id => {
          const { name, keysAt = null, models, costs } = providerOf(id)
          return { id, name, keysAt, models, costs }
        }),
    async check(sent, signal) {
      const choice = await reachable(sent)
      const begun = performance.now()
      let milliseconds = 0
      let answer = ''
      try {
        const trying = connect({ ...choice, from: 'settings' }, { environment, limits })
        for await (const piece of trying?.write({ ...trial, signal }) ?? []) {
          if (typeof piece !== 'string') continue
          milliseconds ||= Math.round(performance.now() - begun)
          answer += piece
          if (answer.length > enough) break
        }
      } catch (error) {
        throw atField(asProblem(error))
      }
      return { milliseconds, answer: answer.slice(0, enough) }
    },
    async use(sent) {
      if (fixed) throw decided(fixed.variable ?? 'TEXT_MODEL')
      const { provider, model } = await reachable(sent)
      const { key } = choiceFrom(sent)
      const sealed = key ? seal.close(key, purpose(provider)) : setting?.provider === provider ? setting.key : undefined
      const next = { provider, model, ...(sealed && { key: sealed }) }
      await settings.set('textModel', next)
      set(next)
    },
    async forget() {
      await settings.remove('textModel')
      set(undefined)
      if (!current) await look()
    },
    close() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
