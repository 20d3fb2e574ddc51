import { resolve } from 'node:path'
import { planNames, plans } from '#shared/plans.ts'
import { asker, cookieOf } from '#tests/asker.ts'
import { freePort, password, startFederwerk } from '#tests/federwerk.ts'
import { exampleFor } from '#tests/installations.ts'

/** What each of them has written, by our own methods: no model is needed. */
const written = ['summarize_simplify', 'keyword_extractor', 'bullet_points']

const { DATA_DIR = './data', DATABASE_URL = '', SECRET = '' } = process.env

const federwerk = await startFederwerk({
  dataDir: resolve(DATA_DIR),
  environment: { DATABASE_URL, SECRET, PORT: String(await freePort()), REGISTRATION: 'open' },
}).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

/** Makes an account, or comes back to the one that is there. */
const enter = async (name: string, email: string) => {
  const way = (path: string) => federwerk.nobody.post(`/api/auth/${path}`, { name, email, password })
  const signedUp = await way('sign-up/email')
  const signedIn = signedUp.ok ? signedUp : await way('sign-in/email')
  if (!signedIn.ok) throw new Error(`${email}: ${await signedIn.text()}`)
  const person = asker(federwerk.url, cookieOf(signedIn))
  const session = await (await person.get('/api/session')).json()
  return { person, id: session.id as string, isAdmin: session.hierarchy_text === 'admin', isNew: signedUp.ok }
}

const admin = await enter('Ada Admin', 'admin@example.com')
if (!admin.isAdmin) {
  console.error('Somebody else administers this installation: seed an empty data folder.')
  await federwerk.close()
  process.exit(1)
}
for (const plan of plans) {
  const { person, id, isNew } = await enter(`${planNames[plan]} Beispiel`, `${plan}@example.com`)
  await admin.person.patch(`/api/admin/users/${id}`, { plan })
  for (const slug of isNew ? written : []) {
    const { path, values } = exampleFor(slug, 'de')
    await person.ask(`${path}?without=model`, values)
  }
}
await federwerk.close()

console.log(`admin@example.com administers, and there is an account for each plan:`)
console.log(plans.map(plan => `${plan}@example.com`).join(', '))
console.log(`The password of all of them is: ${password}`)
process.exit(0)
