import type { NamedEngine } from './custom-engines/catalogue.ts'
import type { DownloadCircumstances } from './downloads/open-downloads.ts'
import type { Rhythm } from './models/open-models.ts'
import type { Painter } from './painting/painter.ts'
import type { DictionarySource } from './spelling/sources.ts'

/** What differs where a world is opened for a test. */
export type Circumstances = {
  rhythm?: Rhythm
  retries?: readonly number[]
  /** What can be downloaded, and how patiently. */
  downloads?: DownloadCircumstances
  dictionaries?: readonly DictionarySource[]
  /** How long a method without a model may take; milliseconds. */
  languagePatience?: number
  /** How long addresses outside are waited for; milliseconds. */
  outsidePatience?: number
  /** How long is waited before a service that failed is asked again; milliseconds. */
  pause?: number
  painter?: Painter
  /** Engines beside those of the code. */
  engines?: readonly NamedEngine[]
}
