import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTarGzip } from 'nanotar'
import type { DictionarySource } from '#server/spelling/sources.ts'
import type { Locale } from '#shared/text.ts'

const affixes = `SET UTF-8
TRY esianrtolcdugmphbyfvkwzäöüß
REP 2
REP e ä
REP ie i
`

/** A package as npm makes one, with these words as its dictionary, and how it is known. */
const packed = async (name: string, language: Locale, words: readonly string[]) => {
  const bytes = await createTarGzip([
    { name: 'package/index.aff', data: affixes },
    { name: 'package/index.dic', data: `${words.length}\n${words.join('\n')}\n` },
    { name: 'package/license', data: 'Made for this test.' },
  ])
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  const source: DictionarySource = { name, version: '1.0.0', language, licence: 'CC0-1.0', integrity }
  return { bytes, source }
}

const german =
  'Das Fahrrad steht in der Werkstatt und wir holen es am Freitag ab Der Rhythmus ist wichtig für die Kinder'
const english = 'The bicycle is in the workshop and we will receive it on Friday with all of the children until then'

/** A registry of packages on loopback, with two small dictionaries, and what it does wrong on demand. */
export const startRegistry = async () => {
  const packages = await Promise.all([
    packed('dictionary-de', 'de', [...new Set(german.split(' '))]),
    packed('dictionary-en', 'en', [...new Set(english.split(' '))]),
  ])
  let spoiled = false
  const server = http.createServer((request, response) => {
    const found = packages.find(({ source: { name } }) => request.url === `/${name}/-/${name}-1.0.0.tgz`)
    response.writeHead(found ? 200 : 404)
    response.end(found && (spoiled ? found.bytes.slice(1) : found.bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sources: packages.map(({ source }) => source),
    /** From now on its files are others than are known. */
    spoil: (so: boolean) => void (spoiled = so),
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
