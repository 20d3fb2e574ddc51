import { problemsOfBackups } from './backups.ts'
import { problemsOfDictionaries } from './dictionaries.ts'
import { problemsOfDownloads } from './downloads.ts'
import { refusalsOfExports } from './exports.ts'
import { refusalsOfFiles } from './files.ts'
import { refusalsOfLibrary } from './library.ts'
import { refusalsOfEngines } from './engines.ts'
import { problemsOfPlans } from './plans.ts'
import { problemsOfTraining } from './training.ts'

/**
 * What people meet only as an answer of the server, which brings its sentence: the build for browsers leaves these out
 * (`vite.config.ts`).
 */
export const problemsToldByServer = {
  ...problemsOfBackups,
  ...problemsOfDictionaries,
  ...problemsOfDownloads,
  ...refusalsOfEngines,
  ...problemsOfPlans,
  ...problemsOfTraining,
  ...refusalsOfExports,
  ...refusalsOfFiles,
  ...refusalsOfLibrary,
} as const
