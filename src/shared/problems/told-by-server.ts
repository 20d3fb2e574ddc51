import { problemsOfBackups } from './backups.ts'
import { problemsOfDictionaries } from './dictionaries.ts'
import { problemsOfDownloads } from './downloads.ts'

/**
 * What only administrators meet, and only as an answer of the server, which brings its sentence: the build for browsers
 * leaves these out (`vite.config.ts`).
 */
export const problemsToldByServer = { ...problemsOfBackups, ...problemsOfDictionaries, ...problemsOfDownloads } as const
