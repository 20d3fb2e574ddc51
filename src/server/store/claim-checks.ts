import type { CheckedText } from '#shared/claims-checking.ts'
import type { Database } from './database.ts'
import { json, present, statement } from './sql.ts'

/** What is kept of the checks of a text. */
export type ClaimChecks = { readonly runs: readonly string[]; readonly left: readonly string[] }

/** The fact checks of texts and documents. `user` is part of every look-up: others' texts do not exist. */
export type ChecksOfTexts = {
  find(user: string, of: CheckedText): Promise<ClaimChecks>
  /** What a fact check has checked; nothing where its text was typed for it. */
  checkedBy(user: string, run: string): Promise<CheckedText | undefined>
  /** Adds a fact check, once. */
  add(user: string, of: CheckedText, run: string): Promise<void>
  leave(user: string, of: CheckedText, left: readonly string[]): Promise<void>
}

const which = `"user" = $1 and kind = $2 and text = $3 and variant = $4`

const finds = statement<ClaimChecks>('claim_check_find', `select runs, "left" from claim_check where ${which}`)

const findsText = statement<CheckedText>(
  'claim_check_of_run',
  `select kind, text, variant from claim_check where "user" = $1 and runs @> jsonb_build_array($2::text) limit 1`,
)

const adds = statement(
  'claim_check_add',
  `insert into claim_check as now ("user", kind, text, variant, runs)
  values ($1, $2, $3, $4, jsonb_build_array($5::text))
  on conflict ("user", kind, text, variant) do update set runs = (now.runs - $5::text) || to_jsonb($5::text)`,
)

const leaves = statement(
  'claim_check_leave',
  `insert into claim_check ("user", kind, text, variant, "left") values ($1, $2, $3, $4, $5::jsonb)
  on conflict ("user", kind, text, variant) do update set "left" = excluded."left"`,
)

const nothing: ClaimChecks = { runs: [], left: [] }
const named = ({ kind, text, variant }: CheckedText) => [kind, text, variant] as const

export const claimChecksIn = ({ $client: pool }: Database): ChecksOfTexts => ({
  async find(user, of) {
    const [row] = await finds(pool, user, ...named(of))
    return row ? present<ClaimChecks>(row) : nothing
  },
  async checkedBy(user, run) {
    const [row] = await findsText(pool, user, run)
    return row && present<CheckedText>(row)
  },
  async add(user, of, run) {
    await adds(pool, user, ...named(of), run)
  },
  async leave(user, of, left) {
    await leaves(pool, user, ...named(of), json(left))
  },
})
