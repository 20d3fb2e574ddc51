// `npm run seed`: people and bookmarks to try things out with. `npm run seed -- "a password"` chooses the password.
import { randomBytes } from 'node:crypto'
import { ConfigError, configFrom } from '#server/config.ts'
import { seed } from '#server/seed.ts'
import { openStore } from '#server/store/open.ts'

const fail = (error: unknown): never => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

const main = async ([password = randomBytes(9).toString('base64url')]: readonly string[]) => {
  const config = configFrom(process.env)
  if (!config.loopback)
    throw new ConfigError(
      `${config.publicUrl} can be reached by others: people to try things out are for loopback only.`,
    )
  if (password.length < 10) throw new ConfigError('The password should have at least 10 characters.')
  const store = await openStore(config, { report: console.error, failed: fail })
  try {
    const addresses = await seed(store.db, password)
    console.log(`${addresses.join('\n')}\n\nPassword of all: ${password}`)
  } finally {
    await store.close()
  }
}

await main(process.argv.slice(2)).catch(fail)
