import { mkdir, statfs } from 'node:fs/promises'
import { lazy } from '#shared/memoize.ts'
import { Problem } from '#shared/problems.ts'
import { type Config, foldersOf } from '../config.ts'
import { canListen } from '../local-listener/program.ts'
import { canRunModels } from '../local-model/shelf.ts'
import type { Models } from '../models/models.ts'
import { type Download, type DownloadKind, downloads as all } from './catalogue.ts'
import { type OpenedDownload, openDownload, type Rhythm } from './one-download.ts'

const usual: Rhythm = { silence: 30_000, again: 2_000, times: 4 }

/** What of this differs where it is opened for a test. */
export type DownloadCircumstances = Readonly<{
  files?: readonly Download[]
  /** What kinds of files can be put to use here. */
  usable?: Readonly<Partial<Record<DownloadKind, boolean>>>
  rhythm?: Rhythm
  free?: (folder: string) => Promise<number>
}>

type Parts = Readonly<{
  config: Pick<Config, 'dataDir' | 'modelsUrl'>
  /** Looks for models anew once one is here. */
  models: Pick<Models, 'found'>
  report(error: unknown, about?: object): void
  circumstances?: DownloadCircumstances
}>

/** Files that others made, such as models, fetched on demand into the data folder of this server. */
export type Downloads = Readonly<{
  all(): Promise<readonly Awaited<ReturnType<OpenedDownload['view']>>[]>
  /** One of them. Throws `not_found`. */
  one(id: string): Promise<OpenedDownload>
  /** How much room is left for them, in bytes. */
  free(): Promise<number>
  close(): Promise<void>
}>

const roomIn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Opens what can be downloaded here: only what can be put to use. */
export const openDownloads = ({ config, models, report, circumstances = {} }: Parts): Downloads => {
  const { files = all, rhythm = usual, free = roomIn } = circumstances
  const folders = foldersOf(config).models
  const known: OpenedDownload[] = []
  const open = (what: Download) => {
    const one = openDownload({
      ...{ what, rhythm, free, report },
      folder: folders[what.kind],
      source: config.modelsUrl.replace(/\/$/, ''),
      done: async () => what.kind === 'write' && models.found().catch(report),
    })
    known.push(one)
    return one
  }
  // What can run here is tried when it is first asked about, not at every start.
  const usable = async () =>
    circumstances.usable ?? { write: canRunModels(), speak: true, listen: await canListen(), pictures: true }
  const opened = lazy(() => files.map(open))
  const offered = async () => {
    const can = await usable()
    return opened().filter(({ what }) => can[what.kind])
  }

  return {
    all: async () => Promise.all((await offered()).map(one => one.view())),
    async one(id) {
      const found = (await offered()).find(({ what }) => what.id === id)
      if (!found) throw new Problem('not_found')
      return found
    },
    async free() {
      await mkdir(config.dataDir, { recursive: true })
      return free(config.dataDir)
    },
    close: async () => void (await Promise.all(known.map(one => one.close()))),
  }
}
