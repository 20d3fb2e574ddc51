import { asProblem } from '#shared/problems.ts'
import type { Config } from '../config.ts'
import type { Settings } from '../store/settings.ts'
import { atField, choiceFrom, decided, requireReachable, trial } from './choice.ts'
import { connect } from './connect.ts'
import { fromEnvironment } from './from-environment.ts'
import { limitsFrom } from './limits.ts'
import type { Choice, Models } from './models.ts'
import { openPrograms } from './programs.ts'
import { addressOf, keyOf, providerIds, providerOf } from './providers.ts'
import type { Seal } from './seal.ts'
import { openSetting } from './setting.ts'

/** How often we look whether something has changed, in milliseconds. */
export type Rhythm = {
  /** The administrator's choice, which may be made on another node. */
  setting: number
  /** The programs on this machine. */
  programs: number
  /** The least between two looks for programs that somebody asked for. */
  atMost: number
  /** How long a program on this machine may take to answer. */
  within: number
}

const usualRhythm: Rhythm = { setting: 5_000, programs: 60_000, atMost: 3_000, within: 300 }

type Parts = {
  config: Pick<Config, 'textModel' | 'environment'>
  settings: Settings
  seal: Seal
  /** Tells the operator what a user is not told. */
  report(error: unknown, about?: object): void
  rhythm?: Rhythm
}

/** How much of an answer is enough to see that a model writes, in characters. */
const enough = 80

/**
 * Keeps an eye on what is connected: what the environment says, else what an administrator chose, else what was found
 * on this machine. Throws a `ConfigError` where the environment names something that cannot be.
 */
export const openModels = async ({ config, settings, seal, report, rhythm = usualRhythm }: Parts): Promise<Models> => {
  const { environment } = config
  const limits = limitsFrom(environment)
  const fixed = fromEnvironment(config)
  let current: ReturnType<Models['writer']>
  let known = ''

  /** Connects what is to be connected now, if it is not already. */
  const changed = () => {
    const now = fixed ?? setting.known() ?? programs.known()
    const described = now ? JSON.stringify(now) : ''
    if (described === known) return
    known = described
    const missed = now?.from === 'found' ? () => void programs.look() : undefined
    current = now && connect(now, { environment, limits, missed })
  }
  const setting = await openSetting({ settings, seal, report, every: rhythm.setting, changed })
  const programs = openPrograms({
    environment,
    report,
    every: rhythm.programs,
    atMost: rhythm.atMost,
    within: rhythm.within,
    needed: () => !current || current.connected.from === 'found',
    changed,
  })
  changed()
  if (!current) await programs.now()

  /** A choice that can be connected, with the key that it would use. */
  const reachable = async (sent: Choice) => {
    const { provider, model, key } = choiceFrom(sent)
    const used = key ?? setting.keyFor(provider) ?? keyOf(provider, environment)?.value
    requireReachable(provider, model, { environment, found: await programs.now(), key: used })
    return { provider, model, key: used, sent: key }
  }

  return {
    writer() {
      if (!current) void programs.now()
      return current
    },
    found: programs.now,
    offered: () =>
      providerIds
        .filter(id => addressOf(id, environment))
        .map(id => {
          const { name, keysAt = null, models, costs } = providerOf(id)
          return { id, name, keysAt, models, costs }
        }),
    async check(choice, signal) {
      const { provider, model, key } = await reachable(choice)
      const begun = performance.now()
      let milliseconds: number | undefined
      let answer = ''
      try {
        const trying = connect({ provider, model, key, from: 'settings' }, { environment, limits })
        for await (const piece of trying?.write({ ...trial, signal }) ?? []) {
          if (typeof piece !== 'string') continue
          milliseconds ??= Math.round(performance.now() - begun)
          answer += piece
          if (answer.length > enough) break
        }
      } catch (error) {
        throw atField(asProblem(error))
      }
      return { milliseconds: milliseconds ?? 0, answer: answer.slice(0, enough) }
    },
    async use(choice) {
      if (fixed) throw decided(fixed.variable ?? 'TEXT_MODEL')
      const { provider, model, sent } = await reachable(choice)
      await setting.set(provider, model, sent)
    },
    async forget() {
      await setting.remove()
      if (!current) await programs.now()
    },
    close() {
      setting.close()
      programs.close()
    },
  }
}
