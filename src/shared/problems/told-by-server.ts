import { problemsOfBackups } from './backups.ts'
import { problemsOfDictionaries } from './dictionaries.ts'
import { problemsOfDownloads } from './downloads.ts'
import { problemsOfTraining } from './training.ts'

/**
 * What administrators and those who train a model meet, and only as an answer of the server, which brings its sentence:
 * the build for browsers leaves these out (`vite.config.ts`).
 */
export const problemsToldByServer = {
  ...problemsOfBackups,
  ...problemsOfDictionaries,
  ...problemsOfDownloads,
  ...problemsOfTraining,
} as const
