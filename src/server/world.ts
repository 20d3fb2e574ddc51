import type { HttpBindings } from '@hono/node-server'
import type { Auth } from './auth/auth.ts'
import type { Invitations } from './auth/invitations.ts'
import type { SigningIn } from './auth/signs-in.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Config } from './config.ts'
import type { Downloads } from './downloads/open-downloads.ts'
import type { Exporter } from './exports/exporter.ts'
import type { Contacts } from './feedback/contacts.ts'
import type { OpenedFeedback } from './feedback/open-feedback.ts'
import type { Files } from './files/files.ts'
import type { ImageSearch } from './image-search/open-image-search.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Language } from './language/language.ts'
import type { Catalogue } from './custom-engines/catalogue.ts'
import type { Models } from './models/models.ts'
import type { Operation } from './operation/operation.ts'
import type { PaintingHere } from './painting/open-painting.ts'
import type { PageRead } from './outside/read-page.ts'
import type { Payments } from './payments/payments.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Avatars } from './avatars/avatars.ts'
import type { Search } from './search/open-search.ts'
import type { Speech } from './speech/open-speech.ts'
import type { Reader } from './reading/reader.ts'
import type { Keeper } from './runs/keeper.ts'
import type { Log } from './runs/log.ts'
import type { Runs } from './store/run.ts'
import type { LanguageTool } from './spelling/language-tool.ts'
import type { Sounds } from './sound/sounds.ts'
import type { SpellingHere } from './spelling/open-spelling.ts'
import type { AllRuns } from './store/all-runs.ts'
import type { Audit } from './store/audit.ts'
import type { Bookmarks } from './store/bookmarks.ts'
import type { Brands } from './store/brands.ts'
import type { Engines } from './store/engines.ts'
import type { PlanRequests } from './store/plan-requests.ts'
import type { Plans } from './store/plans.ts'
import type { Keys } from './store/keys.ts'
import type { ChecksOfTexts } from './store/claim-checks.ts'
import type { CompanionsOfTexts } from './store/companions.ts'
import type { DocumentLinks } from './store/document-links.ts'
import type { Documents } from './store/documents.ts'
import type { Drafts } from './store/drafts.ts'
import type { Makings } from './store/makings.ts'
import type { Glossaries } from './store/glossaries.ts'
import type { ImageModels } from './store/image-models.ts'
import type { Knowledge } from './store/knowledge.ts'
import type { Senders } from './store/senders.ts'
import type { SettingsOfParts } from './store/settings.ts'
import type { Subscriptions } from './store/subscriptions.ts'
import type { Consumption } from './store/consumption.ts'
import type { Usage } from './store/usage.ts'
import type { TrainingHere } from './training/open-training.ts'
import type { Transcription } from './transcription/open-transcription.ts'
import type { User, Users } from './store/users.ts'

export type { User }

/** Everything outside the code. `main.ts` builds the real one from the environment, tests build a small one. */
export type World = {
  config: Config
  auth: Auth
  sessions: Sessions
  /** Who may make an account by a link. */
  invitations: Invitations
  /** How people sign in. */
  signsIn: SigningIn
  users: Users
  runs: Runs
  /** All that people made, to be taken along. */
  allRuns: AllRuns
  /** What people's requests went into. */
  usage: Usage
  consumption: Consumption
  bookmarks: Bookmarks
  /** Whom texts can be written for. */
  brands: Brands
  /** What people keep of themselves as the senders of texts. */
  senders: Senders
  /** What people and brands know of themselves, and what they call things. */
  knowledge: Knowledge
  glossaries: Glossaries
  /** What people write and keep. */
  documents: Documents
  documentLinks: DocumentLinks
  /** What people have begun with tools of several steps. */
  drafts: Drafts
  makings: Makings
  /** What goes with the texts they have. */
  companions: CompanionsOfTexts
  /** What of their texts was checked. */
  claimChecks: ChecksOfTexts
  /** How people and brands look. */
  avatars: Avatars
  /** With which people's programs come in. */
  keys: Keys
  settings: SettingsOfParts
  /** What each plan holds and opens. */
  plans: Plans
  planRequests: PlanRequests
  /** What people pay for, as it was told last. */
  subscriptions: Subscriptions
  /** Where plans are paid for; absent: they are asked for. */
  payments?: Payments
  /** Engines that were made in the browser, and everything that can be run. */
  engines: Engines
  catalogue: Catalogue
  /** What administrators did. */
  audit: Audit
  /** Where feedback goes, and where a call is booked. */
  contacts: Contacts
  /** What people told us. */
  feedback: OpenedFeedback
  /** What people have brought. */
  files: Files
  /** Understands what others have made. */
  reader: Reader
  /** Makes files of texts. */
  exporter: Exporter
  /** Works on texts by methods of ours. */
  language: Language
  /** Mends spelling by dictionaries, where they were installed. */
  spelling: SpellingHere
  /** Grammar by a LanguageTool; absent: none was named. */
  languageTool?: LanguageTool
  /**
   * Fetches a page that a person names, wherever it leads, and understands it. Throws `page_unreadable` or
   * `page_forbids_programs`.
   */
  readPage(address: string, signal?: AbortSignal): Promise<PageRead>
  /** Finds pages in the net, where a service is connected. */
  search: Search
  /** Pictures of others, where a collection can be searched. */
  images?: ImageSearch
  log: Log
  /** What the runs of this node say goes into their rows. */
  keeper: Keeper
  /** What is connected; an engine that needs a model and has none says so. */
  models: Models
  /** Models that can be fetched onto this server. */
  downloads: Downloads
  /** Who paints, where somebody does. */
  painting: PaintingHere
  /** Who trains models with people's own pictures, and those models. */
  training: TrainingHere
  imageModels: ImageModels
  /** Who speaks: services that are connected, else the programs of this machine. */
  speech: Speech
  /** Writes down what is said, where a service is connected. */
  transcription: Transcription
  /** Understands recordings. */
  sounds: Sounds
  /** Understands pictures, and works on them. */
  pictures: Pictures
  jobs: Jobs
  /** What whoever runs it wants to know, and can do. */
  operation: Operation
  /** Whether we can work at this moment, part by part. */
  health(): Promise<Readonly<Record<string, boolean>>>
  now(): Date
  /** A name that nobody can guess, for runs and, shortened, for fences. */
  id(): string
  /** Tells the operator what a user is not told. */
  report(error: unknown, about?: object): void
}

/** What a request carries once its session was read. */
export type Signed = { Variables: { world: World; user: User }; Bindings: HttpBindings }

/** What a request carries that needs no session. */
export type Open = { Variables: { world: World }; Bindings: HttpBindings }
