import { asProblem, Problem } from '#shared/problems.ts'
import { type Config, foldersOf } from '../config.ts'
import type { ModelsSetting, Settings } from '../store/settings.ts'
import { added, inFirstPlace, ordered, orderFrom, without } from './arrange.ts'
import { atField, choiceFrom, decided, newKeyFrom, requireReachable } from './choice.ts'
import type { Circuits } from '../outside/circuits.ts'
import { connect, nameOf } from './connect.ts'
import { fromEnvironment } from './from-environment.ts'
import { limitsFrom } from './limits.ts'
import { openLocal } from '../local-model/open-local.ts'
import type { Choice, Models } from './models.ts'
import { openPrograms } from './programs.ts'
import { addressOf, keyOf, providerIds, providerOf } from './providers.ts'
import { rosterOf } from './roster.ts'
import type { Seal } from './seal.ts'
import { openSetting } from './setting.ts'
import { tried } from './trial.ts'
import { writing } from './wire/writing.ts'

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
  config: Pick<Config, 'textModel' | 'environment' | 'dataDir'>
  settings: Settings
  seal: Seal
  /** Tells the operator what a user is not told. */
  report(error: unknown, about?: object): void
  rhythm?: Rhythm
  /** What processes tell each other of models that fail. */
  circuits?: Circuits
}

/**
 * Keeps an eye on what is connected: what the environment says, then what an administrator chose, else what was found
 * on this machine. Throws a `ConfigError` where the environment names something that cannot be.
 */
export const openModels = async ({
  config,
  settings,
  seal,
  report,
  circuits,
  rhythm = usualRhythm,
}: Parts): Promise<Models> => {
  const { environment } = config
  const limits = limitsFrom(environment)
  const local = openLocal(foldersOf(config).models.write)
  const fixed = fromEnvironment(config)
  const fixedNames = fixed.map(nameOf)
  const current = () => roster.serving('standard')

  const setting = await openSetting({ settings, seal, report, every: rhythm.setting, changed: () => roster.refresh() })
  const programs = openPrograms({
    environment,
    local,
    report,
    every: rhythm.programs,
    atMost: rhythm.atMost,
    within: rhythm.within,
    needed: () => current()?.connected.from !== 'environment' && current()?.connected.from !== 'settings',
    changed: () => roster.refresh(),
  })
  const roster = rosterOf({
    ...{ environment, limits, local, circuits, fixed, setting, report },
    found: programs.known,
    look: () => void programs.look(),
  })
  roster.refresh()
  if (!current()) await programs.now()

  /** A choice that can be connected, with the key that it would use. */
  const reachable = async (sent: Choice) => {
    const { provider, model, key } = choiceFrom(sent)
    const used = key ?? setting.keyFor(provider) ?? keyOf(provider, environment)?.value
    const found = [...(await programs.now()), { provider: 'local', address: '', models: local.names() } as const]
    // A file may have come since we looked.
    requireReachable(provider, model, { environment, found: found.toReversed(), key: used })
    return { used, chosen: { provider, model, key } }
  }
  /** What writes because it was found stays where others are connected beside it. */
  const adopted = (now: Pick<ModelsSetting, 'models' | 'levels'>) => {
    const found = now.models.length ? undefined : roster.all().find(({ from }) => from === 'found')
    if (!found) return now
    const { provider, model, name } = found
    return { models: [{ provider, model }], levels: { standard: [name] } }
  }

  return {
    writer(quality = 'standard') {
      if (!current()) void programs.now()
      return roster.serving(quality)
    },
    besides: roster.besides,
    seer: roster.seer,
    reached: roster.reached,
    all: roster.all,
    levels: roster.levels,
    found: programs.now,
    offered: () =>
      providerIds
        .filter(id => addressOf(id, environment))
        .map(id => {
          const { name, keysAt = null, models, costs } = providerOf(id)
          return { id, name, keysAt, models, costs }
        }),
    async check(choice, signal) {
      const { used: key, chosen } = await reachable(choice)
      const { provider, model } = chosen
      const seat = connect({ provider, model, key, from: 'settings' }, { environment, limits, local })
      try {
        return await tried(writing(seat ? [seat] : []), signal)
      } catch (error) {
        throw atField(asProblem(error))
      }
    },
    async retry(name, signal) {
      const seat = roster.seat(name)
      if (!seat) throw new Problem('not_found')
      return tried(writing([seat]), signal)
    },
    async use(choice) {
      if (fixed[0]) throw decided(fixed[0].variable ?? 'TEXT_MODEL')
      const { chosen } = await reachable(choice)
      await setting.change(now => inFirstPlace(now, chosen))
    },
    async add(choice) {
      const { chosen } = await reachable(choice)
      await setting.change(now => added(adopted(now), chosen, fixedNames))
      return nameOf(chosen)
    },
    async setKey(choice) {
      const key = newKeyFrom(
        choice,
        roster.all().flatMap(({ from, provider }) => (from === 'settings' ? [provider] : [])),
      )
      await setting.change(now => ({ ...now, key }))
      return key.provider
    },
    async arrange(order) {
      const connected = roster.all().map(({ name }) => name)
      const { level, names } = orderFrom(order.level, order.models, connected, fixedNames)
      await setting.change(now => ordered(adopted(now), level, names))
      return level
    },
    async remove(name) {
      const known = roster.known(name)
      if (!known) throw new Problem('not_found')
      if (known.from !== 'settings') throw new Problem('model_fixed')
      await setting.change(now => without(now, name))
      if (!current()) await programs.now()
    },
    async forget() {
      await setting.change(() => ({ models: [], levels: {} }))
      if (!current()) await programs.now()
    },
    close() {
      setting.close()
      programs.close()
      local.runner.close()
    },
  }
}
