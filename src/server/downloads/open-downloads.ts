import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
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
  one(id: string): OpenedDownload
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
  const {
    files = all,
    rhythm = usual,
    free = roomIn,
    usable = { write: canRunModels(), listen: canListen(), pictures: true },
  } = circumstances
  const folders = foldersOf(config).models
  const opened = files
    .filter(({ kind }) => usable[kind])
    .map(what =>
      openDownload({
        ...{ what, rhythm, free, report },
        path: join(folders[what.kind], what.file),
        address: `${config.modelsUrl.replace(/\/$/, '')}/${what.place}`,
        done: () => void (what.kind === 'write' && models.found().catch(report)),
      }),
    )

  return {
    all: () => Promise.all(opened.map(one => one.view())),
    one(id) {
      const found = opened.find(({ what }) => what.id === id)
      if (!found) throw new Problem('not_found')
      return found
    },
    async free() {
      await mkdir(config.dataDir, { recursive: true })
      return free(config.dataDir)
    },
    close: async () => void (await Promise.all(opened.map(one => one.close()))),
  }
}
