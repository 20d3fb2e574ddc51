import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const words = {
  make: { de: 'Schlüssel anlegen', en: 'Create a key' },
  makeIt: { de: 'Schlüssel anlegen', en: 'Create the key' },
  purpose: { de: 'Wofür ist er?', en: 'What is it for?' },
  key: { de: 'API-Schlüssel', en: 'API key' },
  done: { de: 'Fertig', en: 'Done' },
  read: { de: 'Schnittstelle ansehen', en: 'Read about the API' },
  search: { de: 'Werkzeug suchen', en: 'Search for a tool' },
  points: { de: 'Stichpunkte', en: 'Bullet points' },
  whole: { de: 'Aufruf, Antwort am Stück', en: 'Call, answer in one piece' },
  stream: { de: 'Aufruf, Antwort im Entstehen', en: 'Call, answer as it is written' },
  remove: { de: 'Schlüssel Redaktion löschen', en: 'Delete the key Redaktion' },
  yes: { de: 'Löschen', en: 'Delete' },
  none: { de: 'Sie haben noch keinen Schlüssel.', en: 'You have no key yet.' },
}

const run = promisify(execFile)
/** Runs a line as a terminal does, with the key where the line expects it, and lets the model beside it answer. */
const inTerminal = async (line: string, key: string) =>
  (await run('sh', ['-c', `${line} -s`], { env: { ...process.env, FEDERWERK_KEY: key } })).stdout

test.each(languages('de'))(
  'a key is made, the lines of the API page work with it, it is taken back (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'basic' })
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page } = anna
    await anna.goes('/settings#keys')
    await anna.presses(words.make)
    await page.getByLabel(anna.say(words.purpose)).fill('Redaktion')
    await page.keyboard.press('Enter')
    const key = await page.getByRole('dialog').getByLabel(anna.say(words.key)).inputValue()
    expect(key).toMatch(/^fw_/)
    await anna.presses(words.done)

    await page.getByRole('link', { name: anna.say(words.read) }).click()
    await page.getByLabel(anna.say(words.search)).fill(anna.say(words.points))
    await page.locator('summary').first().click()
    const line = (name: string) => page.locator('figure', { hasText: name }).first().locator('pre').innerText()
    const whole = JSON.parse(await inTerminal(await line(anna.say(words.whole)), key))
    expect(whole.result.response.response).toBeTruthy()
    const stream = await inTerminal(await line(anna.say(words.stream)), key)
    expect(stream).toContain('"event":"agent_message"')
    expect(stream).toContain('"event":"message_end"')

    await anna.goes('/settings#keys')
    await anna.reads(language === 'de' ? /zuletzt benutzt am/ : /last used on/)
    await anna.presses(words.remove)
    await anna.presses(words.yes)
    await anna.reads(words.none)
    expect(
      (await fetch(`${here.federwerk.url}/api/session`, { headers: { authorization: `Bearer ${key}` } })).status,
    ).toBe(401)
  },
)
