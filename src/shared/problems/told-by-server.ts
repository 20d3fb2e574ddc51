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
  foreign_origin: {
    status: 403,
    de: 'Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.',
    en: 'The request came from another site and was not carried out.',
  },
  last_admin: {
    status: 409,
    de: 'Das ist die letzte Administratorin oder der letzte Administrator. Ernennen Sie zuerst jemand anderen.',
    en: 'This is the last administrator. Appoint someone else first.',
  },
  model_fixed: {
    status: 409,
    de: 'Dieses Modell wurde nicht hier verbunden und lässt sich hier nicht entfernen. Es hat sich nichts geändert.',
    en: 'This model was not connected here and cannot be removed here. Nothing has changed.',
  },
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
