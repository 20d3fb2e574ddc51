import { firstAccountLink, needsLink } from './first-account.ts'
import type { World } from '../world.ts'

/** Tells the person at the terminal where to go; where strangers could come first, by a link only they have. */
export const greet = async ({ config, users }: Pick<World, 'config' | 'users'>, secret: string) => {
  const link = needsLink(config) && !(await users.any()) ? firstAccountLink(config, secret) : undefined
  const lines = [
    `Federwerk läuft auf ${config.publicUrl}`,
    `Federwerk is running at ${config.publicUrl}`,
    ...(link ? ['', 'Erstes Konto, nur einmal · First account, once only:', link] : []),
  ]
  console.log(`\n${lines.map(line => (line ? `  ${line}` : '')).join('\n')}\n`)
}
