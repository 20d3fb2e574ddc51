import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#shared/problems.ts'
import type { Locale } from '#shared/text.ts'
import { type Config, foldersOf } from '../config.ts'
import type { Proposals } from '../language/tasks.ts'
import { every } from '../store/housekeeping.ts'
import type { Settings } from '../store/settings.ts'
import { install } from './install.ts'
import { type DictionarySource, sources as usual } from './sources.ts'
import { openSpeller, type Speller } from './speller.ts'

/** How often a node looks whether the dictionaries are wanted, which may have been said on another; milliseconds. */
const lookEvery = 30_000

/** Spelling without a model, where dictionaries were installed. */
export type SpellingHere = {
  readonly sources: readonly DictionarySource[]
  /** Whether the dictionaries are here. */
  ready(): boolean
  installing(): boolean
  /** Fetches the dictionaries, on this node now, on others soon. Throws `dictionaries_unreachable`. */
  install(): Promise<void>
  remove(): Promise<void>
  /** Of these words those that no dictionary has, with what they may be. Throws `unavailable` where they fail. */
  look(words: readonly string[], language: Locale): Promise<Proposals>
  close(): Promise<void>
}

type Parts = {
  config: Pick<Config, 'dataDir' | 'dictionariesUrl'>
  settings: Pick<Settings, 'get' | 'set' | 'remove'>
  report(error: unknown): void
  sources?: readonly DictionarySource[]
}

/** Opens what is installed, and installs what was asked for on another node or is missing. */
export const openSpelling = async ({ config, settings, report, sources = usual }: Parts): Promise<SpellingHere> => {
  const folder = join(
    foldersOf(config).dictionaries,
    sources.map(({ name, version }) => `${name}-${version}`).join('_'),
  )
  let speller: Speller | undefined
  let going: Promise<void> | undefined

  const open = () => (speller ??= openSpeller({ folder, sources }))
  const close = async () => {
    const ending = speller
    speller = undefined
    await ending?.close()
  }
  const fetch = () =>
    (going ??= install(folder, config.dictionariesUrl, sources)
      .then(() => void open())
      .finally(() => (going = undefined)))

  const look = async () => {
    const isWanted = await settings.get('dictionaries')
    if (!isWanted) await close()
    else if (existsSync(folder)) open()
    else await fetch()
  }
  if (existsSync(folder) && (await settings.get('dictionaries'))) open()
  const stop = every(lookEvery, look, report)

  return {
    sources,
    ready: () => speller !== undefined,
    installing: () => going !== undefined,
    async install() {
      try {
        await fetch()
      } catch (error) {
        throw new Problem('dictionaries_unreachable', {}, { cause: error })
      }
      await settings.set('dictionaries', true)
    },
    async remove() {
      await settings.remove('dictionaries')
      await close()
      await rm(folder, { recursive: true, force: true })
    },
    async look(words, language) {
      try {
        return (await speller?.look(words, language)) ?? new Map()
      } catch (error) {
        throw new Problem('unavailable', {}, { cause: error })
      }
    },
    async close() {
      await stop()
      await close()
    },
  }
}
