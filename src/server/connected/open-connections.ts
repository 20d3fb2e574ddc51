import type { Circuits } from '../outside/circuits.ts'
import type { Seal } from '../models/seal.ts'
import type { Settings } from '../store/settings.ts'
import type { Connected, Named } from './service.ts'

/** How long what an administrator has connected is known before it is read anew: it may change on another node. */
const knownFor = 5_000

/** The services of one kind that are connected. */
export type Connections<One extends Named = Named> = {
  /** Those of the environment, else those of the administration, in their order. */
  connected(): Promise<readonly Connected<One>[]>
  /** Keeps what an administrator has connected; it is sealed. */
  keep(services: readonly One[]): Promise<void>
}

/** What a world gives to whatever is connected. */
export type ConnectionParts = {
  readonly settings: Settings
  readonly seal: Seal
  now(): Date
  report(error: unknown, about?: object): void
  /** What processes tell each other of services that fail. */
  readonly circuits?: Circuits
}

type Kept<One extends Named> = ConnectionParts & {
  /** What the environment names. */
  readonly fixed: readonly One[] | undefined
  /** The name in the settings, and what it is sealed for. */
  readonly setting: 'searches' | 'speakers' | 'listeners' | 'painters'
  read(written: string): readonly One[] | undefined
  written(services: readonly One[]): string
}

/** The services of a kind, as the environment names them or an administrator has connected them. */
export const openConnections = <One extends Named>(parts: Kept<One>): Connections<One> => {
  const { fixed, setting, read, written, settings, seal, now, report } = parts
  let known: { at: number; services: readonly Connected<One>[] } | undefined

  const stored = async (): Promise<readonly Connected<One>[]> => {
    const sealed = await settings.get(setting)
    const list = sealed && seal.open(sealed, setting)
    if (sealed && !list) report(new Error(`The ${setting} cannot be opened: they were sealed with another secret.`))
    return ((list && read(list)) || []).map(one => ({ ...one, from: 'settings' }))
  }
  return {
    async connected() {
      if (fixed) return fixed.map(one => ({ ...one, from: 'environment' as const }))
      if (!known || now().getTime() - known.at > knownFor) known = { at: now().getTime(), services: await stored() }
      return known.services
    },
    async keep(services) {
      if (services.length) await settings.set(setting, seal.close(written(services), setting))
      else await settings.remove(setting)
      known = undefined
    },
  }
}
