import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What it answers in place of what it should, where that is a matter of a few words. */
const rubbish = {
  garbage: '<html>Wartung</html>',
  empty: '',
  nothing: 'null',
  other: '{"hits":[1,2]}',
} as const
/** How it says that it has too much to do. */
const refusals: Readonly<Record<'busy' | 'busyUntil' | 'away', () => [number, Record<string, string>]>> = {
  busy: () => [429, { 'Retry-After': '60' }],
  busyUntil: () => [503, { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() }],
  away: () => [503, {}],
}
type Fault = 'slow' | 'broken' | 'strange' | 'many' | 'wordy' | keyof typeof rubbish | keyof typeof refusals

/** What it finds: each of these words, with what belongs there. */
const wrong: Readonly<Record<string, { put: string; says: string; rule: string }>> = {
  Farrad: { put: 'Fahrrad', says: 'Möglicher Tippfehler gefunden.', rule: 'GERMAN_SPELLER_RULE' },
  'wegen dem Wetter': { put: 'wegen des Wetters', says: '„wegen“ steht mit dem Genitiv.', rule: 'PRAEP_GEN' },
}

type Annotation = { annotation: readonly { text?: string; markup?: string }[] }

/** The text of a question with markup blanked out: what is markup is never found, but takes up room. */
const textOf = ({ annotation }: Annotation) =>
  annotation.map(({ text, markup = '' }) => text ?? '\u0001'.repeat(markup.length)).join('')

const matchesIn = (text: string) =>
  Object.entries(wrong).flatMap(([words, { put, says, rule }]) =>
    Array.from(text.matchAll(new RegExp(words, 'g')), ({ index }) => ({
      ...{ message: says, shortMessage: '', offset: index, length: words.length, replacements: [{ value: put }] },
      context: { text, offset: index, length: words.length },
      sentence: text,
      type: { typeName: 'Other' },
      rule: { id: rule, description: says, issueType: 'misspelling', category: { id: 'TYPOS', name: 'Tippfehler' } },
    })),
  )

/** A LanguageTool on loopback that answers `/v2/check` as the real one does, and what it does wrong on demand. */
export const startLanguageTool = async () => {
  let fault: Fault | undefined
  const asked: { text: string; language: string; apiKey: string | null }[] = []
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
    if (request.url !== '/v2/check' || request.method !== 'POST') return void response.writeHead(404).end()
    const language = form.get('language') ?? ''
    const text = textOf(JSON.parse(form.get('data') ?? '{"annotation":[]}') as Annotation)
    asked.push({ text, language, apiKey: form.get('apiKey') })
    if (fault === 'slow') return
    if (fault === 'broken') return void response.writeHead(500).end('Error: Internal error')
    if (fault && fault in refusals) {
      const [status, headers] = refusals[fault as keyof typeof refusals]()
      return void response.writeHead(status, headers).end('Too many requests')
    }
    if (!/^(?:de-DE|de-AT|de-CH|en-GB|en-US|fr)$/.test(language))
      return void response.writeHead(400).end(`Error: '${language}' is not a language code known to LanguageTool.`)
    response.writeHead(200, { 'Content-Type': 'application/json' })
    if (fault && fault in rubbish) return void response.end(rubbish[fault as keyof typeof rubbish])
    const at = (offset: number, length: number, message = 'x') => ({
      ...{ message, offset, length, replacements: [{ value: message }], rule: { id: 'X' } },
    })
    const faults: Partial<Record<Fault, readonly object[]>> = {
      strange: [at(text.length + 5, 3), at(text.length - 1, 50), at(-3, 5), at(1.5, 2), at(2, 0), { message: 'x' }],
      many: Array.from({ length: 10_000 }, (_, index) => at(index % text.length, 1)),
      wordy: [at(0, 3, 'Lang '.repeat(20_000))],
    }
    response.end(
      JSON.stringify({
        software: { name: 'LanguageTool', version: '6.6', apiVersion: 1, premium: false },
        warnings: { incompleteResults: false },
        language: { name: 'German (Germany)', code: language },
        matches: [...((fault && faults[fault]) ?? []), ...matchesIn(text)],
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    does: (what: Fault | undefined) => void (fault = what),
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
