import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readable = (raw: string) =>
  Buffer.from(
    raw
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The links in the mails to an address that lie in a data folder, in their order. */
export const linksTo = (dataDir: string, email: string): string[] => {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .filter(raw => raw.includes(`To: ${email}`))
    .flatMap(raw => /https?:\/\/\S+/.exec(readable(raw))?.[0] ?? [])
}
