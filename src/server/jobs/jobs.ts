/** A mail to be sent. Plain text; whether the address is one is checked when it is sent. */
export type Mail = { to: string; subject: string; text: string }

/** What nobody watches, and what each job carries. */
export type JobsByName = { mail: Mail }

/** Jobs on the same database: done at least once, tried again when they fail, kept across a restart. */
export type Jobs = {
  /** Resolves when the job is kept. Before the jobs were started it waits for that. */
  send<Name extends keyof JobsByName>(name: Name, data: JobsByName[Name]): Promise<void>
}

/** A job has failed in a way that trying again cannot mend. */
export class Hopeless extends Error {}
