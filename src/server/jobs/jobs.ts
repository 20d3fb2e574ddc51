import type { Queryable } from '../store/sql.ts'
import type { JobKind } from './overview.ts'

/** A mail to be sent. Plain text; whether the address is one is checked when it is sent. */
export type Mail = { to: string; subject: string; text: string }

/** A feedback on its way to the webhook, and how often that was tried before. */
export type Delivering = { id: string; tries: number }

/** A payment that is to be given back. */
export type Refund = { payment: string }

/** What nobody watches, and what each job carries. */
export type JobsByName = { mail: Mail; feedback: Delivering; refund: Refund }

/** Jobs on the same database: done at least once, tried again when they fail, kept across a restart. */
export type Jobs = {
  /** Resolves when the job is kept, to be done after so many seconds. Waits for the jobs’ start. */
  send<Name extends keyof JobsByName>(name: Name, data: JobsByName[Name], after?: number): Promise<void>
  /**
   * What keeps a job within a transaction, once the jobs have started: it is there if the transaction comes to its end,
   * and is found by the next look. To be had before the transaction begins, which nothing waits in.
   */
  within(): Promise<
    <Name extends keyof JobsByName>(connection: Queryable, name: Name, data: JobsByName[Name]) => Promise<void>
  >
  /** Whether they have started: what is kept now waits for nothing. */
  areRunning(): boolean
  /** How it stands with each kind. */
  kinds(): Promise<JobKind[]>
  /** Does a job again that has failed for good. False where there is no such job. */
  again(id: string): Promise<boolean>
}

/** A job has failed in a way that trying again cannot mend. */
export class Hopeless extends Error {}
