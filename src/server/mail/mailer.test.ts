import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { Hopeless } from '../jobs/jobs.ts'
import { isAddress, mailer } from './mailer.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'federwerk-mail-'))
const from = { mailFrom: 'Federwerk Büro <studio@example.org>', dataDir }
const mail = {
  to: 'jürgen@example.org',
  subject: 'Neues Passwort für Öhler',
  text: 'Grüße\n\nhttp://localhost:3000/de/reset?token=abc\n\nÄÖÜ ß €',
}

/** A mail server that takes what is sent to it, and refuses one mailbox. */
const received: { to: string[]; raw: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) =>
    done(address.startsWith('gone@') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
  onData: (stream, { envelope }, done) => {
    let raw = ''
    stream.on('data', part => (raw += part))
    stream.on('end', () => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
      done()
    })
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address() as { port: number }
const smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`
afterAll(() => {
  server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const logged: object[] = []
const log = { info: (about: object) => void logged.push(about) }

/** The plain text of a mail, whichever way it was encoded. */
const textOf = (raw: string) => {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const rest = body.join('\r\n\r\n')
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1]
  if (encoding === 'base64') return Buffer.from(rest, 'base64').toString().trim()
  const bytes = rest
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n').trim()
}

test('a mail reaches the server of SMTP_URL with its umlauts', async () => {
  await mailer({ ...from, smtpUrl }, log)(mail)
  expect(received.map(({ to }) => to)).toEqual([['jürgen@example.org']])
  const raw = received[0]?.raw ?? ''
  expect(textOf(raw)).toBe(mail.text)
  const subject = [...raw.matchAll(/=\?UTF-8\?Q\?(.*?)\?=/g)].map(([, word]) => word).join(' ')
  expect(subject).toContain('Passwort_f=C3=BCr')
  expect(logged).toEqual([])
})

test('without one it becomes a file that only we may read; the operator finds file and link in the log', async () => {
  await mailer(from, log)(mail)
  await mailer(from, log)({ ...mail, subject: '../../etc/passwd' })
  const files = readdirSync(join(dataDir, 'mail')).sort()
  expect(files).toEqual([
    expect.stringMatching(/^2.*Z-neues-passwort-fur-ohler.eml$/),
    expect.stringMatching(/Z-etc-passwd.eml$/),
  ])
  const file = join(dataDir, 'mail', files[0] ?? '')
  expect(textOf(readFileSync(file, 'utf8'))).toBe(mail.text)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(logged[0]).toEqual({ file, to: mail.to, link: 'http://localhost:3000/de/reset?token=abc' })
})

test('a mailbox that is refused is hopeless, a server that is away is not', async () => {
  const send = mailer({ ...from, smtpUrl }, log)
  await expect(send({ ...mail, to: 'gone@example.org' })).rejects.toThrow(Hopeless)
  const away = mailer({ ...from, smtpUrl: 'smtp://127.0.0.1:1' }, log)(mail)
  await expect(away).rejects.toThrow('ECONNREFUSED')
  await expect(away).rejects.not.toThrow(Hopeless)
})

test('only one address is written to, and nothing slips into the head', async () => {
  expect(['anna@example.org', 'änne+x@bücher.example'].map(isAddress)).toEqual([true, true])
  const wrong = ['anna', 'a@b, c@d', 'a@b\r\nBcc: c@d', 'A <a@b>', '"a b"@c', `${'a'.repeat(250)}@b.de`, 'a@b@c', '']
  expect(wrong.filter(isAddress)).toEqual([])
  const send = mailer({ ...from, smtpUrl }, log)
  const before = received.length
  for (const to of wrong) await expect(send({ ...mail, to })).rejects.toThrow(Hopeless)
  await expect(send({ ...mail, subject: 'a\nBcc: c@d' })).rejects.toThrow(Hopeless)
  expect(received).toHaveLength(before)
})
