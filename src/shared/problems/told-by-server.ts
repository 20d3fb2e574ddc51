import { problemsOfBackups } from './backups.ts'
import { problemsOfDictionaries } from './dictionaries.ts'
import { problemsOfDownloads } from './downloads.ts'
import { refusalsOfExports } from './exports.ts'
import { refusalsOfFiles } from './files.ts'
import { problemsOfFeedback } from './feedback.ts'
import { refusalsOfKeys } from './keys.ts'
import { refusalsOfLibrary } from './library.ts'
import { refusalsOfSigningIn } from './signing-in.ts'
import { refusalsOfEngines } from './engines.ts'
import { problemsOfPlans } from './plans.ts'
import { problemsOfPreviews } from './previews.ts'
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
  forbidden: {
    status: 403,
    de: 'Das darf nur die Administration.',
    en: 'Only administrators may do this.',
  },
  nothing_to_refine: {
    status: 409,
    de: 'Hier ist kein Text, der sich ändern lässt. Erstellen Sie ihn zuerst, es wurde nichts berechnet.',
    en: 'There is no text here to change. Generate it first; nothing was charged.',
  },
  no_method: {
    status: 422,
    de: 'Ohne KI geht das nicht: Dafür gibt es kein eigenes Verfahren. Ihre Eingaben sind noch da, es wurde nichts berechnet.',
    en: 'This cannot be done without AI: there is no method of our own for it. Your input is still here, nothing was charged.',
  },
  no_trainer: {
    status: 503,
    de: 'Hier ist noch kein Dienst verbunden, der Bildmodelle trainiert. Ihre Bilder sind noch da, es wurde nichts berechnet.',
    en: 'No service that trains image models is connected here yet. Your pictures are still here, nothing was charged.',
  },
  ...problemsOfBackups,
  ...problemsOfDictionaries,
  ...problemsOfDownloads,
  ...problemsOfPreviews,
  ...refusalsOfEngines,
  ...problemsOfPlans,
  ...problemsOfTraining,
  ...refusalsOfExports,
  ...refusalsOfFiles,
  ...problemsOfFeedback,
  ...refusalsOfKeys,
  ...refusalsOfLibrary,
  ...refusalsOfSigningIn,
} as const
