import type { Prices } from '#shared/costs.ts'
import type { TrainerId } from '#shared/image-models.ts'
import type { Plan } from '#shared/plans.ts'
import type { Quality } from '#shared/quality.ts'
import type { Registration } from '../config.ts'
import type { Database } from './database.ts'
import { json, statement } from './sql.ts'

/** The one connection there was to a model, before there were several. */
export type ModelSetting = { provider: string; model: string; key?: string }

/** The models that an administrator connected in the browser, and which of them serve which level, in their order. */
export type ModelsSetting = {
  models: readonly { provider: string; model: string }[]
  /** By provider; sealed at rest. */
  keys: Readonly<Record<string, string>>
  levels: Readonly<Partial<Record<Quality, readonly string[]>>>
}

/** Whether a backup is made every night, and how many of those are kept. */
export type BackupPlan = { nightly: boolean; keep: number }

/** What an administrator can set in the browser, and what each name holds. */
export type SettingsByName = {
  /** Who will use it: new accounts start on this plan. Absent until the first-run question is answered. */
  defaultPlan: Plan
  /** The models that write. */
  textModels: ModelsSetting
  /** What stood there before; read as long as `textModels` was never set. */
  textModel: ModelSetting
  /** Who may make an account. */
  registration: Registration
  /** At which domains; none means at all. */
  registrationDomains: readonly string[]
  /** Whether one can sign in by a mailed link. */
  signInLink: boolean
  /** Where feedback is delivered to, and where a personal call is booked; sealed. */
  feedbackWebhook: string
  booking: string
  /** The services that search the net, as `SEARCH_URL` names them; sealed. */
  searches: string
  /** The models that speak, that listen and that paint; sealed. */
  speakers: string
  listeners: string
  painters: string
  backups: BackupPlan
  /** Whether documents may be read by a link; absent: they may. */
  documentLinks: boolean
  /** Whether the dictionaries are wanted, with which spelling is mended without a model. */
  dictionaries: true
  /** By tool, the address of the video that explains it. */
  videos: Readonly<Record<string, string>>
  /** What training a model of one's own costs, in cents; 0: nothing. */
  trainingFee: number
  /** Which of the connected services trains; absent: the first. */
  trainer: TrainerId
  /** What models cost. */
  prices: Prices
  /** By style, the name of the picture that shows it; and each, small, in Base64. */
  stylePictures: Readonly<Record<string, string>>
  [style: `stylePicture ${string}`]: string
}

export type Settings = {
  get<Name extends keyof SettingsByName>(name: Name): Promise<SettingsByName[Name] | undefined>
  set<Name extends keyof SettingsByName>(name: Name, value: SettingsByName[Name]): Promise<void>
  remove(name: keyof SettingsByName): Promise<void>
}

/** Settings of which one has a part for each of many things. */
export type SettingsOfParts = Settings & {
  /**
   * Adds to those parts, replaces some, or removes those that become null: of several who do so at the same time,
   * nobody loses any.
   */
  merge(name: 'stylePictures' | 'videos', parts: Readonly<Record<string, string | null>>): Promise<void>
}

const gets = statement<{ value: never }>('setting_get', `select value from setting where name = $1`)

const sets = statement(
  'setting_set',
  `insert into setting (name, value) values ($1, $2::jsonb) on conflict (name) do update set value = excluded.value`,
)

const merges = statement(
  'setting_merge',
  `insert into setting (name, value) values ($1, jsonb_strip_nulls($2::jsonb))
  on conflict (name) do update set value = jsonb_strip_nulls(setting.value || $2::jsonb)`,
)

const removes = statement('setting_remove', `delete from setting where name = $1`)

/** What an administrator has set, in PostgreSQL: read anew each time, so that it holds on every node at once. */
export const settingsIn = ({ $client: pool }: Database): SettingsOfParts => ({
  get: async name => (await gets(pool, name))[0]?.value,
  set: async (name, value) => void (await sets(pool, name, json(value))),
  merge: async (name, part) => void (await merges(pool, name, json(part))),
  remove: async name => void (await removes(pool, name)),
})
