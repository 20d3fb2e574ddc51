import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTranscription } from '../transcription-server.ts'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const ears = await startTranscription([
  'Guten Morgen, Frau Berg. Wie geht es Ihnen heute?',
  'Danke, sehr gut. Wir eröffnen am ersten Mai unsere Werkstatt.',
])
afterAll(() => ears.close())
const { DEEPGRAM_API_KEY, DEEPGRAM_BASE_URL } = ears.environment('deepgram:')
const environment = { TRANSCRIPTION_MODEL: 'deepgram:', DEEPGRAM_API_KEY, DEEPGRAM_BASE_URL }
const here = stage(model => ({ model, environment }))

const say = {
  transcribe: { de: 'Abtippen', en: 'Transcribe' },
  said: { de: 'Was gesagt wurde', en: 'What was said' },
  listen: { de: 'Ab 0:04 anhören', en: 'Listen from 0:04' },
  correct: { de: 'Absatz ab 0:04 verbessern', en: 'Correct the paragraph from 0:04' },
  speaker: { de: 'Wer spricht', en: 'Who speaks' },
  text: { de: 'Text ab 0:04', en: 'Text from 0:04' },
  done: { de: 'Fertig', en: 'Done' },
  export: { de: 'Exportieren', en: 'Export' },
  subtitles: { de: 'Untertitel (SRT)', en: 'Subtitles (SRT)' },
  summary: { de: 'Zusammenfassung', en: 'Summary' },
  minutes: { de: 'Protokoll', en: 'Minutes' },
  write: { de: 'Text erstellen', en: 'Generate' },
  record: { de: 'Jetzt aufnehmen', en: 'Record now' },
  stop: { de: 'Aufnahme beenden', en: 'Stop recording' },
  use: { de: 'Diese verwenden', en: 'Use this one' },
  about: { de: 'Worum geht es in dem Text?', en: 'What is the text about?' },
}

test.each(languages('de'))(
  'an interview is brought, heard, corrected, taken along as subtitles, and becomes minutes (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'premium' })
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page } = anna
    const button = (name: { de: string; en: string }) => page.getByRole('button', { name: anna.say(name), exact: true })
    await anna.goes('/engins/v1/transcript_audio_engine')
    await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '../sound/rec-01.webm'))
    await page.getByText('0:08').first().waitFor()
    await anna.presses(say.transcribe)
    const list = page.getByRole('list', { name: anna.say(say.said) })
    await list.getByText('Guten Morgen, Frau Berg.').waitFor({ timeout: 120_000 })
    await list.getByText('Stimme 1:').waitFor()
    await button(say.listen).waitFor()
    expect(await findingsOn(page)).toEqual([])

    // A press goes there, and what is heard is marked.
    await button(say.listen).click()
    await list.locator('[data-heard]', { hasText: 'Danke, sehr gut.' }).waitFor()
    expect(await page.evaluate(() => document.querySelector('audio')?.currentTime)).toBeGreaterThan(4)

    // A word and a name are put right, and stay so.
    await button(say.correct).click()
    await page.getByLabel(anna.say(say.text)).fill('Danke, sehr gut. Wir eröffnen am 1. Mai unsere Werkstatt.')
    await page.getByLabel(anna.say(say.speaker)).fill('Frau Berg')
    await button(say.done).click()
    await list.getByText('Frau Berg:').waitFor()
    await expect
      .poll(async () => JSON.stringify((await (await person.get('/api/runs')).json()).runs), { timeout: 60_000 })
      .toContain('1. Mai')
    await page.reload()
    await list.getByText('Wir eröffnen am 1. Mai').waitFor()

    await button(say.export).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: anna.say(say.subtitles) }).click()
    const subtitles = await readFile(await (await saved).path(), 'utf8')
    expect(subtitles).toMatch(/^1\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\n/)
    expect(subtitles).toContain('Frau Berg: Danke, sehr gut.')

    await button(say.minutes).click()
    const about = page.getByRole('textbox', { name: anna.say(say.about) })
    await about.waitFor()
    expect(await about.inputValue()).toContain('1. Mai')
    here.model.next({ text: '# Protokoll\n\nDie Werkstatt wird am 1. Mai eröffnet.' })
    await anna.presses(say.write)
    await page.getByRole('heading', { name: 'Protokoll' }).waitFor()
  },
)

test('what is spoken into the microphone is heard before it is used', async () => {
  const person = await here.federwerk.person({ plan: 'premium' })
  const anna = await here.comes({ cookie: person.cookie, language: 'de' })
  const { page } = anna
  await anna.goes('/engins/v1/transcript_audio_engine')
  await anna.presses(say.record)
  await page.getByText('0:02').waitFor()
  expect(await page.getByRole('meter').getAttribute('value')).not.toBeNull()
  await anna.presses(say.stop)
  await page.locator('audio[controls]').waitFor()
  await anna.presses(say.use)
  await page.getByText(/^Aufnahme .*\.webm$/).waitFor()
  await anna.presses(say.transcribe)
  await page.getByRole('list', { name: anna.say(say.said) }).waitFor({ timeout: 120_000 })
})
