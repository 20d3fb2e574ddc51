import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { findingsOn } from '../visitor.ts'
import { servingOne } from '../serving.ts'
import { startSpeech } from '../speech-server.ts'

const text = 'Good morning. The library opens on 3 May. [Pause 1s] Everyone is welcome, e.g. families.'

test('a text is spoken without any service, followed by ear and eye, and taken along', async () => {
  const served = await servingOne({ environment: { PATH: '' } })
  const anna = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'en-GB' })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()

  await page.goto(`${served.url}/en/engins/v1/speech_synthesis_engine`)
  await page.getByRole('textbox', { name: 'What is to be spoken?' }).fill(text)
  // What is said otherwise is shown before, and is corrected as a mark in the text.
  await page.getByText('How it is spoken (2)').click()
  await page.getByRole('button', { name: 'Change how “e.g.” is spoken' }).click()
  await page.getByLabel('Speak “e.g.” as').fill('above all')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'What is to be spoken?' }).inputValue())
    .toContain('[e.g.|above all]')
  await page.getByLabel('Voice').selectOption('nova')
  await page.getByRole('button', { name: 'Speak', exact: true }).click()

  const place = page.getByRole('slider', { name: 'Place in the recording' })
  await place.waitFor()
  await page.getByText('A simple voice of this server').waitFor()
  // A sentence leads to where it is said, and the one that is heard is marked.
  await page.getByRole('button', { name: /Everyone is welcome, e\.g\. families\.$/ }).click()
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect.poll(() => page.locator('[aria-current=true]').innerText()).toMatch(/Everyone is welcome/)
  await page.getByLabel('Speed').selectOption('1.5')
  await page.getByRole('button', { name: /^(Pause|Play)$/ }).waitFor()

  const [mp3] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as MP3' }).click(),
  ])
  expect(mp3.suggestedFilename()).toMatch(/^Good morning\.mp3$/)
  const [wav] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as WAV' }).click(),
  ])
  const sound = await readFile(await wav.path())
  expect([sound.toString('latin1', 0, 4), sound.length > 100_000]).toEqual(['RIFF', true])

  // It is in the history, and lies among the files.
  await page.goto(`${served.url}/en/history`)
  await page
    .getByRole('button', { name: /Good morning/ })
    .first()
    .click()
  await page.getByRole('slider', { name: 'Place in the recording' }).waitFor()
  await page.goto(`${served.url}/en/settings`)
  await page.getByText('Good morning.mp3').first().waitFor()
  await browser.close()
}, 120_000)

test('the first sentences are heard while the last is still made, and the whole goes on from there', async () => {
  const speech = await startSpeech()
  const environment = { PATH: '', SPEECH_MODEL: 'openai:tts-1', OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: speech.url }
  const served = await servingOne({ environment: { ...environment, TEXT_MODEL: '' } })
  const anna = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const goOn = speech.holds('The last sentence')

  await page.goto(`${served.url}/en/engins/v1/speech_synthesis_engine`)
  const long = 'The first sentence is here and takes its time, as sentences that begin something may. '
  await page
    .getByRole('textbox', { name: 'What is to be spoken?' })
    .fill(`${long}${long.replace('first', 'second')}The last sentence is missing.`)
  await page.getByLabel('Voice').selectOption('nova')
  await page.getByRole('button', { name: 'Speak', exact: true }).click()

  await page.getByText('The rest is still being spoken.').waitFor()
  const place = page.getByRole('slider', { name: 'Place in the recording' })
  const at = async () => Number(await place.inputValue())
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(at).toBeGreaterThan(1)
  expect(await page.getByRole('button', { name: /^\d:\d\d.*first sentence/ }).getAttribute('aria-current')).toBe('true')
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: /^\d:\d\d.*second sentence/ }).click()
  await expect.poll(at).toBeGreaterThan(5.5)
  const before = await at()

  goOn()
  await page.getByRole('link', { name: 'Download as MP3' }).waitFor()
  // It plays on: nobody has to press anything, and nothing is heard twice.
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  await expect.poll(at).toBeGreaterThan(before)
  expect(await at()).toBeLessThan(before + 8)
  await browser.close()
  await speech.close()
}, 120_000)

test('a text is heard where it stands from its first sentence on; what was heard stays, whatever comes later', async () => {
  const speech = await startSpeech()
  const voices = { SPEECH_MODEL: 'openai:tts-1', OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: speech.url }
  const served = await servingOne({ environment: { PATH: '', ...voices } })
  const anna = await served.person({ plan: 'premium' })
  const long = 'The first sentence is here and takes its time, as sentences that begin something may. '
  served.model.says(`${long}${long.replace('first', 'second')}The last sentence is missing.`)
  const written = await anna.post('/api/engins/generate_definition', { content: 'Sentences', lang: 'EN' })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  await page.goto(`${served.url}/en/engins/v1/definition_engine?run=${written.headers.get('x-run-id')}`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Read aloud' }).click()
  const dialog = page.getByRole('dialog')
  const speak = dialog.getByRole('button', { name: 'Speak', exact: true })
  const place = dialog.getByRole('slider', { name: 'Place in the recording' })
  const at = async () => Number(await place.inputValue())
  const before = await anna.used()

  // A sentence further on fails: that is told, and what there is plays on.
  const goOn = speech.holds('The last sentence')
  await speak.click()
  await dialog.getByText('The rest is still being spoken.').waitFor()
  await expect.poll(at).toBeGreaterThan(0.5)
  expect(await findingsOn(page)).toEqual([])
  goOn(400)
  await dialog.getByRole('alert').getByText('nothing was charged').waitFor()
  await dialog.getByText('2 of 3 sentences were spoken.').waitFor()
  const heard = await at()
  await expect.poll(at).toBeGreaterThan(heard)
  expect(await anna.used()).toBe(before)
  await dialog.getByRole('link', { name: 'Download as MP3' }).waitFor()
  expect(await findingsOn(page)).toEqual([])

  // The rest alone is spoken where it broke off, and the whole costs one request.
  const said = speech.said.length
  speech.holds('nothing that is said')
  await dialog.getByRole('button', { name: 'Go on from here' }).click()
  await dialog.getByRole('button', { name: /The last sentence is missing\.$/ }).waitFor()
  await expect.poll(() => anna.used()).toBe(before + 1)
  expect(speech.said.slice(said).map(({ text }) => text)).toEqual(['The last sentence is missing.'])

  // It can be stopped, and nothing is charged for what was not made.
  speech.holds('The last sentence')
  await speak.click()
  await dialog.getByText('The rest is still being spoken.').waitFor()
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click()
  await dialog.getByText('Stopped; nothing was charged.').waitFor()
  await place.waitFor()
  expect(await anna.used()).toBe(before + 1)

  speech.holds('nothing that is said')
  await speak.click()
  await dialog.getByRole('link', { name: 'Download as MP3' }).waitFor()
  await dialog.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  expect(await anna.used()).toBe(before + 2)
  await browser.close()
  await speech.close()
}, 120_000)

test('a recording that breaks off stays as far as it goes, and the rest is spoken from there', async () => {
  const speech = await startSpeech()
  const environment = { PATH: '', SPEECH_MODEL: 'openai:tts-1', OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: speech.url }
  const served = await servingOne({ environment: { ...environment, TEXT_MODEL: '' } })
  const anna = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const before = await anna.used()
  const input = page.getByRole('textbox', { name: 'Was soll gesprochen werden?' })
  const breaks = speech.holds('Der dritte Satz')

  await page.goto(`${served.url}/de/engins/v1/speech_synthesis_engine`)
  await input.fill('Der erste Satz ist da. Der zweite Satz auch. Der dritte Satz fehlt noch.')
  await page.getByLabel('Stimme').selectOption('nova')
  await page.getByRole('button', { name: 'Sprechen lassen', exact: true }).click()
  await page.getByRole('button', { name: /Der zweite Satz auch\.$/ }).waitFor()
  breaks(400)
  await page.getByRole('heading', { name: 'Die Aufnahme ist nicht fertig geworden' }).waitFor()
  await page.getByText('Gesprochen sind 2 von 3 Sätzen.').waitFor()
  await page.getByRole('alert').getByText('es wurde nichts berechnet').waitFor()
  expect(await findingsOn(page)).toEqual([])

  // It is there after a reload, too, and can be taken along.
  await page.reload()
  await page.getByRole('button', { name: /Der zweite Satz auch\.$/ }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als MP3 herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('Der erste Satz ist da.mp3')
  expect(await anna.used()).toBe(before)

  const said = speech.said.length
  speech.holds('nothing that is said')
  await page.getByRole('button', { name: 'Weiter ab hier' }).click()
  await page.getByRole('button', { name: /Der dritte Satz fehlt noch\.$/ }).waitFor()
  await page.getByRole('link', { name: 'Als MP3 herunterladen' }).waitFor()
  expect(speech.said.slice(said).map(({ text }) => text)).toEqual(['Der dritte Satz fehlt noch.'])
  await expect.poll(() => anna.used()).toBe(before + 1)
  await browser.close()
  await speech.close()
}, 120_000)
