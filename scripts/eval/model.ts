import { type Config, ConfigError, configFrom, foldersOf } from '#server/config.ts'
import { connect } from '#server/models/connect.ts'
import { fromEnvironment } from '#server/models/from-environment.ts'
import { type LocalModels, openLocal } from '#server/local-model/open-local.ts'
import { limitsFrom } from '#server/models/limits.ts'
import { openPrograms } from '#server/models/programs.ts'
import { writing } from '#server/models/wire/writing.ts'

const within = 1000
const never = 2 ** 31 - 1

/** The first model of a program that runs on this machine. */
const found = async ({ environment }: Config, local: LocalModels) => {
  const programs = openPrograms({
    ...{ environment, local, within, every: never, atMost: 0, report: console.error },
    ...{ needed: () => false, changed: () => {} },
  })
  await programs.now()
  programs.close()
  return programs.known()
}

/**
 * The model that a server with this environment would ask, what was chosen in the browser left aside. Throws a
 * `ConfigError` where there is none.
 */
export const connectedModel = async (variables: Config['environment']) => {
  const config = configFrom(variables)
  const { environment } = config
  const local = openLocal(foldersOf(config).models.write)
  const known = fromEnvironment(config)[0] ?? (await found(config, local))
  const seat = known && connect(known, { environment, limits: limitsFrom(environment), local })
  if (!seat)
    throw new ConfigError('There is no model to ask. Name one, such as TEXT_MODEL=ollama:qwen3:8b, or start a program.')
  return { write: writing([seat]), name: seat.connected.name }
}
