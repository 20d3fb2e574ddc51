import type { Plan } from '#shared/plans.ts'

/** A connection to a model, as an administrator made it in the browser. */
export type ModelSetting = { provider: string; model: string; key?: string }

/** What an administrator can set in the browser, and what each name holds. */
export type SettingsByName = {
  /** Who will use it: new accounts start on this plan. Absent until the first-run question is answered. */
  defaultPlan: Plan
  /** The model that writes; its key is sealed at rest. */
  textModel: ModelSetting
}

export type Settings = {
  get<Name extends keyof SettingsByName>(name: Name): Promise<SettingsByName[Name] | undefined>
  set<Name extends keyof SettingsByName>(name: Name, value: SettingsByName[Name]): Promise<void>
  remove(name: keyof SettingsByName): Promise<void>
}
