import { randomBytes } from 'node:crypto'
import { ConfigError, configFrom } from '#server/config.ts'
import { seed } from '#server/seed/seed.ts'
import { openStore } from '#server/store/open.ts'

/** Ends with the sentence where the configuration is at fault, as the server itself would. */
const orSay = (error: unknown): never => {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
const open = async () => openStore(configFrom(process.env), { report: console.error, failed: orSay })

const store = await open().catch(orSay)
const password = randomBytes(9).toString('base64url')
const addresses = await seed(store.db, password)
await store.close()

console.log(`These accounts are there, all with the password ${password}\n`)
for (const address of addresses) console.log(`  ${address}`)
