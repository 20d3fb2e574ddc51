import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, foldersOf } from '../config.ts'
import { Hopeless, type Mail } from '../jobs/jobs.ts'

/** Where the operator is told what was done. */
export type MailLog = { info(about: object, message: string): void }

/** How long a mail server may be silent; milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** One address and nothing else, such as a second one or a line of the head. */
export const isAddress = (text: string) => text.length < 255 && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(text)

const requireSendable = ({ to, subject }: Mail) => {
  if (!isAddress(to)) throw new Hopeless('A mail was not sent: this is not one mail address.')
  if (/[\r\n]/.test(subject)) throw new Hopeless('A mail was not sent: its subject has several lines.')
}

/** The server says that this mail will never arrive: there is no such mailbox, or it is not accepted. */
const isRefused = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550
}

const bySmtp = (url: string, from: string) => async (mail: Mail) => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...patience })
  try {
    await transport.sendMail({ from, ...mail })
  } catch (error) {
    throw isRefused(error) ? new Hopeless('The mail server refused a mail.', { cause: error }) : error
  } finally {
    transport.close()
  }
}

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)

const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0]

const intoFolder = (folder: string, from: string, log: MailLog) => async (mail: Mail) => {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const written = await new MailComposer({ from, date: new Date(), ...mail }).compile().build()
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${slugOf(mail.subject)}.eml`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(file, written, { mode: 0o600, flag: 'wx' })
  log.info({ file, to: mail.to, link: linkIn(mail.text) }, 'SMTP_URL is not set: a mail was written to a file')
}

/**
 * Sends a mail through the server of `SMTP_URL`; without one it becomes a file in the data folder, and the operator
 * finds file and link in the log. Throws `Hopeless` where trying again is of no use.
 */
export const mailer = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: MailLog) => {
  const { smtpUrl, mailFrom } = config
  const send = smtpUrl ? bySmtp(smtpUrl, mailFrom) : intoFolder(foldersOf(config).mail, mailFrom, log)
  return async (mail: Mail) => {
    requireSendable(mail)
    await send(mail)
  }
}
