import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { alias } from '../files/alias.ts'
import type { LaidJob, PictureJob } from './jobs.ts'

/** Where a process finds what it is given, which it may only read, and where it puts what it makes. */
export const placesIn = (folder: string) => ({ given: join(folder, 'given'), made: join(folder, 'made') })

/** Lays what a job reads where its process, which may have been started before, may read it. */
export const laidIn = async (folder: string, job: PictureJob): Promise<LaidJob> => {
  const { given, made } = placesIn(folder)
  for (const place of [given, made]) await mkdir(place, { recursive: true, mode: 0o700 })
  const pictures = await Promise.all(
    job.pictures.map(async (one, at) => {
      const path = join(given, `${at}`)
      await alias(one.path, path)
      return { ...one, path }
    }),
  )
  return { ...job, pictures, folder: made }
}
