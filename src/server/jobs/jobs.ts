/** A mail to be sent. Plain text; addresses are validated before they come here. */
export type Mail = { to: string; subject: string; text: string }

/** What nobody watches, and what each job carries. */
export type JobsByName = { mail: Mail }

/** Jobs on the same database: done at least once, tried again when they fail, kept across a restart. */
export type Jobs = {
  send<Name extends keyof JobsByName>(name: Name, data: JobsByName[Name]): Promise<void>
}
