import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { password, wayIn } from '#tests/people.ts'
import { running, serving } from '#tests/serving.ts'

/** A mail as it arrived, its text as it is read. */
type Arrived = { to: string; subject: string; text: string }
const arrived: Arrived[] = []
const decoded = (text: string) =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    let raw = ''
    stream.on('data', chunk => (raw += chunk))
    stream.on('end', () => {
      const [head = '', ...body] = raw.split('\r\n\r\n')
      const to = envelope.rcptTo.map(({ address }) => address).join()
      arrived.push({ to, subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '', text: decoded(body.join('\n\n')) })
      done()
    })
  },
})

const post = running(async () => {
  await new Promise<void>(ready => postOffice.listen(0, '127.0.0.1', ready))
  const { port } = postOffice.server.address() as AddressInfo
  return { port, close: () => new Promise<void>(done => postOffice.close(done)) }
})
const served = serving(() => ({
  jobs: true,
  environment: {
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    PUBLIC_URL: 'http://localhost:3000',
    MAIL_FROM: 'f@example.com',
  },
}))
let way: ReturnType<typeof wayIn>
beforeAll(() => void (way = wayIn(served)))

const german = { 'accept-language': 'de' }
const ask = (email: string, headers = {}) => way.post('/request-password-reset', { email }, headers)
const set = (token: string, newPassword: string, headers = {}) =>
  way.post('/reset-password', { token, newPassword }, headers)

const mailsTo = async (email: string, count: number) => {
  const theirs = () => arrived.filter(({ to, text }) => to === email && text.includes('/reset?'))
  await expect.poll(theirs, { timeout: 15_000 }).toHaveLength(count)
  return theirs()
}
const tokenIn = ({ text }: Arrived) => /\/reset\?token=([\w-]+)/.exec(text)?.[1] ?? ''

test('a forgotten password is set anew by the mailed link, once, and old sessions end', async () => {
  const before = cookieOf(await way.signUp('forgets@example.com', {}, german))
  await ask('Forgets@example.com')
  const [mail] = await mailsTo('forgets@example.com', 1)
  if (!mail) throw new Error('no mail')
  expect(mail.text).toContain('unter diesem Link legen Sie ein neues Passwort für Federwerk fest')
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/de\/reset\?token=[\w-]{20,}\s*$/m)

  const token = tokenIn(mail)
  const short = await set(token, 'zu kurz', german)
  expect(await short.json()).toMatchObject({ fields: { newPassword: '10 bis 128 Zeichen.' } })
  expect((await set(token, 'das neue Passwort')).status).toBe(200)
  expect((await way.get('/api/session', before)).status).toBe(401)
  expect((await way.signIn('forgets@example.com', password)).status).toBe(401)
  expect((await way.signIn('forgets@example.com', 'das neue Passwort')).status).toBe(200)

  const again = await set(token, 'noch ein Passwort', german)
  expect(again.status).toBe(422)
  expect(await again.json()).toMatchObject({
    code: 'link_ended',
    message: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  })
  expect((await way.signIn('forgets@example.com', 'das neue Passwort')).status).toBe(200)
})

test('only the latest link counts, and English people are written to in English', async () => {
  await way.signUp('twice@example.com', {}, { 'accept-language': 'en' })
  await ask('twice@example.com', german)
  await mailsTo('twice@example.com', 1)
  await ask('twice@example.com', german)
  const [first, second] = await mailsTo('twice@example.com', 2)
  if (!first || !second) throw new Error('no mails')
  expect(second).toMatchObject({ subject: 'A new password for Federwerk' })
  expect(second.text).toContain('http://localhost:3000/en/reset?token=')
  expect((await set(tokenIn(first), 'by the first link')).status).toBe(422)
  expect((await set(tokenIn(second), 'by the second link')).status).toBe(200)
})

test('whether an address has an account is not told', async () => {
  await way.signUp('here@example.com')
  const [known, unknown] = await Promise.all([ask('here@example.com'), ask('not-here@example.com')])
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(await known.text()).toBe(await unknown.text())
  await mailsTo('here@example.com', 1)
  expect(arrived.filter(({ to }) => to === 'not-here@example.com')).toEqual([])
})

/** What `fetch` does not let one do: to name another host than the one that is asked. */
const askNaming = (host: string, body: object) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host, 'x-forwarded-host': host, forwarded: `host=${host}`, 'content-type': 'application/json' }
    const address = `${served.url}/api/auth/request-password-reset`
    request(address, { method: 'POST', headers }, answer => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(JSON.stringify(body))
  })

test('the link leads to us, whatever host the request names', async () => {
  await way.signUp('lured@example.com')
  const email = 'lured@example.com'
  expect(await askNaming('evil.example', { email })).toBe(200)
  expect(await askNaming('evil.example', { email, redirectTo: 'https://evil.example/take' })).toBe(200)
  for (const { text } of await mailsTo(email, 2)) {
    expect(text).not.toContain('evil.example')
    expect(text).toContain('http://localhost:3000/')
  }
})

test.each(['', 'x', '../../etc/passwd', 'a'.repeat(300), null, {}])('the token %j opens nothing', async token => {
  const answer = await way.post('/reset-password', { token, newPassword: 'lang genug für uns' })
  expect(answer.status).toBe(422)
})
