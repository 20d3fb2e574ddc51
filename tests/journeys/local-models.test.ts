import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { canRunModels } from '#server/local-model/shelf.ts'
import type { Text } from '#shared/text.ts'
import { freshFolder } from '../federwerk.ts'
import { writeTinyModel } from '../gguf/tiny-model.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

/** A mirror that sends three megabytes of whatever it is asked for, and then nothing. */
const ranges: (string | undefined)[] = []
const whole = 1_107_409_472
const mirror = http.createServer(({ headers: { range } }, response) => {
  ranges.push(range)
  const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
  const part = { 'Content-Range': `bytes ${from}-${whole - 1}/${whole}` }
  response.writeHead(from ? 206 : 200, { 'Content-Length': whole - from, ...(from && part) })
  response.write(Buffer.alloc(3_000_000))
})
mirror.listen(0, '127.0.0.1')
await once(mirror, 'listening')
afterAll(() => {
  mirror.closeAllConnections()
  mirror.close()
})

/** What a mirror that is gone answers: nothing, at this same address. */
const goes = async () => {
  mirror.closeAllConnections()
  mirror.close()
  await once(mirror, 'close')
}
const { port } = mirror.address() as AddressInfo
const dataDir = await freshFolder()
const here = stage(() => ({ dataDir, environment: { MODELS_URL: `http://127.0.0.1:${port}` } }))
const name = 'Qwen3 1.7B'
const does = (deed: Text): Text => ({ de: `${deed.de}: ${name}`, en: `${deed.en}: ${name}` })
const load = does({ de: 'Herunterladen', en: 'Download' })
const about: Text = { de: 'Worum geht es in Ihrem Beitrag?', en: 'What is your post about?' }

describe.skipIf(!canRunModels()).each(languages('de'))('in %s', language => {
  test('a download is begun, held up, taken up again and given up; a model that lies here writes', async () => {
    const ada = await here.comes({ cookie: (await here.federwerk.admin()).cookie, language, width: 360 })
    await ada.goes('/admin/models')
    await ada.presses(load)
    await ada.reads({ de: /^3\sMB von 1,1\sGB/, en: /^3\sMB of 1\.1\sGB/ }[language])
    expect([await findingsOn(ada.page), await overflowOf(ada.page)]).toEqual([[], 0])
    await ada.presses(does({ de: 'Anhalten', en: 'Pause' }))
    await ada.reads({ de: /^Angehalten bei 3\sMB/, en: /^Paused at 3\sMB/ }[language])
    await ada.page.reload()
    await ada.presses(does({ de: 'Fortsetzen', en: 'Resume' }))
    await ada.reads({ de: /^6\sMB von 1,1\sGB/, en: /^6\sMB of 1\.1\sGB/ }[language])
    expect(ranges).toEqual([undefined, 'bytes=3000000-'])
    await ada.presses(does({ de: 'Abbrechen', en: 'Cancel' }))
    await ada.button(load).waitFor()

    await goes()
    await ada.presses(load)
    await ada.reads({ de: /^Die Quelle ist nicht erreichbar/, en: /^The source cannot be reached/ }[language])
    await ada.button(does({ de: 'Noch einmal versuchen', en: 'Try again' })).waitFor()

    const folder = join(dataDir, 'models', 'write')
    mkdirSync(folder, { recursive: true })
    await writeTinyModel(join(folder, 'tiny-model.gguf'), { context: 8192 })
    await ada.reads(/tiny-model/)
    const person = await here.federwerk.person({ name: `Hanna ${language}`, plan: 'basic', language })
    const hanna = await here.comes({ cookie: person.cookie, language })
    await hanna.goes('/engins/v1/blog_intro')
    await hanna.fills({ [hanna.say(about)]: language === 'de' ? 'Segeln lernen' : 'Learning to sail' })
    await hanna.presses(words.generate)
    await hanna.button(words.again).waitFor({ timeout: 60_000 })
    await hanna.reads(/tiny-model/)
  }, 240_000)
})
