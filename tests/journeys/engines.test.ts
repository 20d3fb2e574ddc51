import { expect, test } from 'vitest'
import { missedByTouch, setTouch } from '../touch.ts'
import { words } from '../words.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const engine = (slug: string) => `/engins/v1/${slug}`
const atEngine = async (slug: string, who: Parameters<typeof here.federwerk.person>[0] = {}) => {
  const person = await here.federwerk.person(who)
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes(engine(slug))
  const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number as number
  return { anna, used }
}

test('what costs several requests is asked about first', async () => {
  const { anna, used } = await atEngine('essay_engine', { plan: 'basic' })
  await anna.presses(words.example)
  await anna.presses(words.generate)
  await anna.reads('Das verbraucht 3 Anfragen. Fortfahren?')
  await anna.presses('Abbrechen')
  expect(await used()).toBe(0)
  await anna.presses(words.generate)
  await anna.page
    .getByRole('dialog')
    .getByRole('button', { name: anna.say(words.generate) })
    .click()
  await anna.button(words.copy).first().waitFor()
  expect(await used()).toBe(3)
})

test('an ad comes in its parts, each with what it may measure', async () => {
  const { anna } = await atEngine('google_ad_engine')
  await anna.presses(words.example)
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  const sheet = anna.page.getByRole('region', { name: 'Ergebnis' })
  await sheet
    .getByText(/^\d+ \/ 30$/)
    .first()
    .waitFor()
  await sheet
    .getByText(/^\d+ \/ 90$/)
    .first()
    .waitFor()
})

test('a text that is stopped stays as far as it came', async () => {
  const { anna, used } = await atEngine('press_release', { plan: 'basic' })
  here.model.next({ pace: 10 })
  await anna.presses(words.example)
  await anna.presses(words.generate)
  await anna.reads('Dies ist ein Probetext.')
  await anna.presses(words.stop)
  await anna.reads('Angehalten. Der bisherige Text bleibt erhalten.')
  await anna.reads('Dies ist ein Probetext.')
  expect(await used()).toBe(1)
})

test('a model that refuses costs nothing, and what was typed is still there', async () => {
  const { anna, used } = await atEngine('press_release', { plan: 'basic' })
  await anna.presses(words.example)
  const typed = await anna.page.getByRole('textbox').first().inputValue()
  here.model.next({ status: 401 })
  await anna.presses(words.generate)
  await anna.reads('Der Text ist nicht fertig geworden')
  expect(await anna.page.getByRole('textbox').first().inputValue()).toBe(typed)
  expect(await used()).toBe(0)
  await anna.presses(words.retry)
  await anna.reads('So endet der Probetext.')
})

test('a line that breaks keeps the first words and costs nothing', async () => {
  const { anna, used } = await atEngine('press_release', { plan: 'basic' })
  here.model.next({ fault: 'reset-mid' })
  await anna.presses(words.example)
  await anna.presses(words.generate)
  await anna.reads('Der Text ist nicht fertig geworden')
  await anna.reads('Was da war, ist gesichert, es wurde nichts berechnet.')
  await anna.reads('Dies ist ein Probetext')
  expect(await used()).toBe(0)
})

const unfinished = [
  { fault: 'reset-mid', said: 'Der Text ist nicht fertig geworden' },
  { fault: 'length', said: 'Das Modell hat seine Höchstlänge erreicht' },
] as const

test.each(unfinished)('a correction that ends early ($fault) strikes out nothing that was not read', async one => {
  const { anna } = await atEngine('correction_engine')
  here.model.next({ fault: one.fault, text: 'Gestern ging ich in den Wald. Dort standen Bäume.' })
  await anna.page.getByRole('textbox').first().fill('Gestern gieng ich in den Wald. Dort standen Bäume.')
  await anna.presses(words.generate)
  await anna.reads(one.said)
  const sheet = anna.page.getByRole('region', { name: 'Ergebnis' })
  await sheet.getByText('Gestern ging ich in').waitFor()
  await sheet.getByText('Noch kein Absatz ist ganz geprüft').waitFor()
  expect(await sheet.getByRole('button', { name: /annehmen/i }).count()).toBe(0)
})

test('a model that falls silent is waited for, then given up', async () => {
  const { anna, used } = await atEngine('press_release', { plan: 'basic' })
  here.model.next({ fault: 'stall-mid' })
  await anna.presses(words.example)
  await anna.presses(words.generate)
  await anna.reads('Der KI-Dienst antwortet langsam')
  await anna.button(words.retry).first().waitFor({ timeout: 40_000 })
  await anna.reads('Dies ist ein Probetext')
  expect(await used()).toBe(0)
})

test('who has used everything up is told so, and nothing is asked of the model', async () => {
  const { anna } = await atEngine('press_release', { plan: 'basic', limit: 0 })
  const asked = here.model.requests.length
  await anna.presses(words.example)
  await anna.presses(words.generate)
  await anna.reads('Ihr Kontingent ist aufgebraucht')
  await anna.presses('Nein danke')
  expect(await anna.page.getByRole('textbox').first().inputValue()).not.toBe('')
  expect(here.model.requests.length).toBe(asked)
})

test('a long text is emptied and brought back with one press each', async () => {
  const { anna } = await atEngine('press_release', { plan: 'basic' })
  const area = anna.page.getByRole('textbox').first()
  await area.fill('Wir eröffnen am 3. Mai.')
  await anna.page.getByRole('button', { name: /^Leeren/ }).click()
  expect(await area.inputValue()).toBe('')
  await anna.page.getByRole('button', { name: /^Rückgängig/ }).click()
  expect(await area.inputValue()).toBe('Wir eröffnen am 3. Mai.')
})

test('a form stays where it is when somebody begins to type, under a finger too', async () => {
  const { anna } = await atEngine('press_release', { plan: 'basic' })
  const area = anna.page.getByRole('textbox').first()
  for (const isTouched of [false, true]) {
    await setTouch(anna.page, isTouched)
    await anna.goes(engine('press_release'))
    await area.fill('')
    const before = await area.boundingBox()
    await area.press('W')
    await anna.page.getByRole('button', { name: /^Leeren/ }).waitFor()
    expect((await area.boundingBox())?.y).toBe(before?.y)
  }
  const missed = await missedByTouch(anna.page)
  expect(missed.filter(line => line.includes('Leeren'))).toEqual([])
})

test('the last input comes back by a button, not by itself', async () => {
  const { anna } = await atEngine('press_release', { plan: 'basic' })
  const area = anna.page.getByRole('textbox').first()
  await area.fill('Wir eröffnen am 3. Mai.')
  await anna.presses(words.generate)
  await anna.reads('So endet der Probetext.')
  await anna.goes(engine('press_release'))
  await anna.button('Letzte Eingabe zurückholen').waitFor()
  expect(await area.inputValue()).toBe('')
  await anna.presses('Letzte Eingabe zurückholen')
  expect(await area.inputValue()).toBe('Wir eröffnen am 3. Mai.')
  await anna.page.reload()
  await expect.poll(() => area.inputValue()).toBe('Wir eröffnen am 3. Mai.')
})

test('a line grows with what is typed, and Enter breaks nothing in it', async () => {
  const { anna } = await atEngine('linkedin_post', { plan: 'basic' })
  await anna.page.getByText('Mehr Möglichkeiten').click()
  const line = anna.page.getByLabel('Für wen ist der Text?')
  const before = (await line.boundingBox())?.height ?? 0
  await line.fill('Eltern, die zum ersten Mal eine Kita suchen und nicht wissen, wie man sich dort anmeldet und wann')
  expect((await line.boundingBox())?.height).toBeGreaterThan(before)
  await line.press('Enter')
  expect(await line.inputValue()).not.toContain('\n')
})

test('an engine of a larger plan can be read, and names the plan that opens it', async () => {
  const { anna } = await atEngine('press_release', { plan: 'free' })
  await anna.reads('Enthalten in Basic')
  await anna.page.getByRole('link', { name: /^Mit Basic freischalten/ }).waitFor()
})

test('keywords come without AI for who wants it so', async () => {
  const { anna, used } = await atEngine('keyword_extractor')
  const asked = here.model.requests.length
  await anna.presses(words.example)
  await anna.presses(words.withoutModel)
  await anna.page.getByRole('region', { name: 'Ergebnis' }).waitFor()
  await anna.button(words.copy).first().waitFor()
  expect(here.model.requests.length).toBe(asked)
  expect(await used()).toBe(0)
})
