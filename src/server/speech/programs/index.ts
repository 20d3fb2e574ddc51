import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { Environment } from '../../config.ts'
import { espeak } from './espeak.ts'
import { flite } from './flite.ts'
import { pico } from './pico.ts'
import { piper } from './piper.ts'
import type { FoundVoice, VoiceProgram } from './program.ts'
import { sapi } from './sapi.ts'
import { say } from './say.ts'

/** What may be found on a machine, the one that is pleasant to hear first; flite, for English, goes before the last. */
const programs: readonly VoiceProgram[] = [piper, say, sapi, pico]
const last: readonly VoiceProgram[] = [espeak]

const onPath = async ({ command }: VoiceProgram, environment: Environment) => {
  for (const folder of (environment.PATH ?? environment.Path ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, command)
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return undefined
}

/** The voices of this machine, in the order in which they are taken. What does not start is passed over, and told. */
export const voicesHere = async (
  environment: Environment,
  report: (error: unknown) => void,
): Promise<readonly FoundVoice[]> => {
  const found = (wanted: readonly VoiceProgram[]) =>
    Promise.all(
      wanted.map(async program => {
        const path = await onPath(program, environment)
        return path === undefined ? undefined : program.open(path, environment).catch(report)
      }),
    )
  const [better, simplest] = await Promise.all([found(programs), found(last)])
  return [...better, flite, ...simplest].flatMap(voice => voice || [])
}
