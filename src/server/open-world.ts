import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { openBackups } from './backups/backups.ts'
import { createAuth } from './auth/auth.ts'
import { invitationsIn } from './auth/invitations.ts'
import { secretOf } from './auth/secret.ts'
import { sessionsOf } from './auth/sessions.ts'
import { signsInOn } from './auth/signs-in.ts'
import type { Circumstances } from './circumstances.ts'
import { type Config, foldersOf } from './config.ts'
import { openDownloads } from './downloads/open-downloads.ts'
import { openExporter } from './exports/exporter.ts'
import { contactsIn } from './feedback/contacts.ts'
import { openFeedback } from './feedback/open-feedback.ts'
import { openFiles } from './files/open-files.ts'
import { howOften } from './how-often.ts'
import { openImageSearch } from './image-search/open-image-search.ts'
import { openJobs } from './jobs/boss.ts'
import { mailer } from './mail/mailer.ts'
import { catalogueOf } from './custom-engines/catalogue.ts'
import { limitsFrom } from './models/limits.ts'
import { openModels } from './models/open-models.ts'
import { sealFrom } from './models/seal.ts'
import { lastErrors } from './operation/last-errors.ts'
import { operationOf } from './operation/operation.ts'
import { hostOf } from './outside/allowed.ts'
import { pagesReader } from './outside/read-page.ts'
import { openPayments } from './payments/open-payments.ts'
import { avatarsIn } from './avatars/avatars.ts'
import { openLanguage } from './language/language.ts'
import { openReader } from './reading/reader.ts'
import { openKeeper } from './runs/keeper.ts'
import { lookAfter, sweep } from './runs/sweep.ts'
import { openPictures } from './pictures/pictures.ts'
import { openSearch } from './search/open-search.ts'
import { openPainting } from './painting/open-painting.ts'
import { openSpeech } from './speech/open-speech.ts'
import { openShared } from './shared-memory.ts'
import { allRunsIn } from './store/all-runs.ts'
import { auditIn } from './store/audit.ts'
import { bookmarksIn } from './store/bookmarks.ts'
import { brandsIn } from './store/brands.ts'
import { enginesIn } from './store/engines.ts'
import { feedbackIn } from './store/feedback.ts'
import { every } from './store/housekeeping.ts'
import { openSounds } from './sound/sounds.ts'
import { openTraining } from './training/open-training.ts'
import { giveBack, paidFor } from './training/paying.ts'
import { tendTrainings } from './training/tend.ts'
import { openTranscription } from './transcription/open-transcription.ts'
import { openSpelling } from './spelling/open-spelling.ts'
import { openLanguageTool } from './spelling/language-tool.ts'
import { openStore, type Store } from './store/open.ts'
import { planRequestsIn } from './store/plan-requests.ts'
import { plansIn } from './store/plans.ts'
import { runsIn } from './store/runs.ts'
import { keysIn } from './store/keys.ts'
import { claimChecksIn } from './store/claim-checks.ts'
import { companionsIn } from './store/companions.ts'
import { documentLinksIn } from './store/document-links.ts'
import { documentsIn } from './store/documents.ts'
import { draftsIn } from './store/drafts.ts'
import { makingsIn } from './store/makings.ts'
import { glossariesIn } from './store/glossaries.ts'
import { imageModelsIn } from './store/image-models.ts'
import { knowledgeIn } from './store/knowledge.ts'
import { sendersIn } from './store/senders.ts'
import { readDue } from './knowledge/read.ts'
import { settingsIn } from './store/settings.ts'
import { subscriptionsIn } from './store/subscriptions.ts'
import { consumptionIn } from './store/consumption.ts'
import { usageIn } from './store/usage.ts'
import { usersIn } from './store/users.ts'
import type { World } from './world.ts'

export type OpenedWorld = {
  world: World
  /** Begins what can wait until people can come in: jobs, and looking after other nodes' runs. */
  afterListening(): Promise<void>
  /** Takes no new work, lets running texts finish for so many milliseconds, and closes everything. */
  close(grace: number): Promise<void>
}

/** The world on a store that is open. Runs that dead processes left behind are closed before it is given. */
export const worldOn = async (
  store: Store,
  config: Config,
  log: Logger,
  circumstances: Circumstances = {},
): Promise<OpenedWorld> => {
  const { rhythm, retries, dictionaries, languagePatience, outsidePatience, painter } = circumstances
  const now = () => new Date()
  const errors = lastErrors(now)
  const report = (error: unknown, about: object = {}) => {
    errors.note(error, about)
    log.error({ err: error, ...about }, 'problem')
  }
  const database = store.db
  const [users, settings, runs] = [
    usersIn(database, { changes: store.changes }),
    settingsIn(database),
    runsIn(database),
  ]
  const engines = enginesIn(database, now)
  const secret = secretOf(config)
  const shared = openShared(config.cacheUrl, now, report)
  const jobs = openJobs(store, {
    workers: { mail: mailer(config, log), feedback: job => feedback.deliver(job), refund: job => giveBack(world, job) },
    report,
  })
  const keeper = openKeeper(runs, report)
  const files = await openFiles(config, database, report)
  const [reader, exporter] = [openReader(report), openExporter(report)]
  const language = openLanguage({ patience: languagePatience })
  const spelling = await openSpelling({ config, settings, report, sources: dictionaries })
  const seal = sealFrom(secret)
  const models = await openModels({ config, settings, seal, report, rhythm, circuits: shared.circuits })
  const connecting = { settings, seal, now, report, circuits: shared.circuits }
  const downloads = openDownloads({ config, models, report, circumstances: circumstances.downloads })
  const bounds = {
    ...{ allowed: config.allowedPrivateAddresses, own: hostOf(new URL(config.publicUrl)) },
    patience: outsidePatience,
  }
  const [limits, contacts] = [limitsFrom(config.environment), contactsIn({ config, settings, seal })]
  const { pause = limits.again } = circumstances
  const feedback = openFeedback({ store: feedbackIn(database), contacts, jobs, bounds, report, retries })
  const [plans, subscriptions, audit] = [plansIn(database, store), subscriptionsIn(database), auditIn(database)]
  const defaultPlan = async () => config.defaultPlan ?? (await settings.get('defaultPlan')) ?? 'free'
  const selling = { config, plans, subscriptions, audit, defaultPlan, now, report }
  const payments = openPayments({ ...selling, sold: sale => paidFor(world, sale) })
  const { pool, embedded } = store
  const backups = embedded ? await openBackups({ pool, config, settings, audit, now }) : undefined
  const painting = openPainting({
    ...{ ...connecting, named: config.imageModel, environment: config.environment, only: painter },
    bounds: { ...bounds, patience: outsidePatience ?? limits.total, pause, look: limits.again },
  })
  let closing = false

  const world: World = {
    config,
    auth: createAuth({ config, secret, database, settings, jobs, audit, rateLimiter: shared.rateLimiter, now, report }),
    sessions: sessionsOf({ config, secret, database, users, now }),
    invitations: invitationsIn(database, now),
    signsIn: signsInOn(database),
    users,
    runs,
    allRuns: allRunsIn(database),
    usage: usageIn(database),
    consumption: consumptionIn(database),
    bookmarks: bookmarksIn(database),
    brands: brandsIn(database, store),
    senders: sendersIn(database),
    ...{ knowledge: knowledgeIn(database), glossaries: glossariesIn(database) },
    ...{ documents: documentsIn(database), documentLinks: documentLinksIn(database) },
    makings: makingsIn(database),
    drafts: draftsIn(database),
    companions: companionsIn(database),
    claimChecks: claimChecksIn(database),
    avatars: avatarsIn(database, files),
    settings,
    keys: keysIn(database, { now, changes: store.changes, report }),
    ...{ plans, planRequests: planRequestsIn(database), subscriptions, payments },
    engines,
    catalogue: catalogueOf(engines, circumstances.engines),
    audit,
    contacts,
    feedback,
    files,
    reader,
    exporter,
    language,
    spelling,
    languageTool: config.languageToolUrl
      ? openLanguageTool({ address: config.languageToolUrl, patience: outsidePatience, now })
      : undefined,
    readPage: pagesReader(reader, bounds),
    search: openSearch({
      ...{ ...connecting, fixed: config.searches, models },
      bounds: { ...bounds, pause, base: config.searchBaseUrl },
    }),
    ...{ painting, imageModels: imageModelsIn(database) },
    training: openTraining({ painting, settings: connecting.settings, config, bounds, now }),
    speech: openSpeech({
      ...{ ...connecting, named: config.speechModel, environment: config.environment },
      bounds: { ...bounds, patience: outsidePatience ?? limits.first, pause },
      folder: foldersOf(config).models.speak,
    }),
    transcription: openTranscription({
      ...{ ...connecting, named: config.transcriptionModel, environment: config.environment },
      ...{ folder: foldersOf(config).models.listen, bounds: { ...bounds, pause } },
    }),
    sounds: openSounds(files.incoming),
    pictures: openPictures(files.incoming, foldersOf(config).models.pictures, { report, standsBy: true }),
    images: config.imageSearch && openImageSearch({ ...config.imageSearch, seal, bounds, pause, now }),
    log: shared.log,
    ...{ keeper, models, downloads, jobs },
    operation: operationOf({ embedded, database, errors, backups, now }),
    health: async () => ({ open: !closing, database: await store.health(), cache: await shared.health() }),
    now,
    id: randomUUID,
    report,
  }
  if (store.proof === 'all') await sweep(world)
  /** Ends what is done again and again. */
  const stop: {
    [Name in 'looking' | 'backups' | 'cleaning' | 'takingUp' | 'reading' | 'tending']?: () => Promise<void>
  } = {}

  return {
    world,
    async afterListening() {
      stop.looking = every(howOften.runs, lookAfter(world), report)
      stop.cleaning = every(howOften.files, files.clean, report)
      if (backups) stop.backups = every(howOften.backup, backups.tick, report)
      stop.tending = every(howOften.trainings, () => tendTrainings(world), report)
      stop.reading = every(howOften.pages, () => readDue(world), report)
      await jobs.start()
      stop.takingUp = every(howOften.feedback, feedback.takeUp, report)
    },
    async close(grace) {
      closing = true
      await stop.cleaning?.()
      await stop.backups?.()
      await backups?.close()
      await stop.takingUp?.()
      await stop.reading?.()
      await stop.tending?.()
      await keeper.close(grace)
      await stop.looking?.()
      for (const part of [models, world.speech, world.transcription, world.pictures]) part.close()
      for (const part of [downloads, reader, exporter, language, spelling, jobs, shared, store]) await part.close()
    },
  }
}

/** Everything outside the code, as the environment says. Throws a `ConfigError` that names what is in the way. */
export const openWorld = async (config: Config, log: Logger): Promise<OpenedWorld> => {
  const failed = (error: unknown) => {
    log.fatal({ err: error }, 'the store is gone')
    process.exit(1)
  }
  const report = (error: unknown) => log.error({ err: error }, 'store')
  return worldOn(await openStore(config, { report, failed }), config, log)
}
