import { join } from 'node:path'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

const recording = join(import.meta.dirname, '../sound/rec-01.webm')
const transcribe = { de: 'Abtippen', en: 'Transcribe' }
const said = { de: 'Was gesagt wurde', en: 'What was said' }
const correct = { de: 'Absatz ab 0:0', en: 'Correct the paragraph from 0:0' }
const record = { de: 'Jetzt aufnehmen', en: 'Record now' }
const stop = { de: 'Aufnahme beenden', en: 'Stop recording' }
const at = engine('transcript_audio_engine')

const brings = async (
  { page }: Stage,
  file: string | { name: string; mimeType: string; buffer: Buffer } = recording,
) => {
  await page.locator('input[type=file]').setInputFiles(file)
  await page
    .getByText(typeof file === 'string' ? 'rec-01.webm' : file.name)
    .first()
    .waitFor()
}
const hears = async (stage: Stage) => {
  await brings(stage)
  await stage.visitor.presses(transcribe)
  await stage.page.getByRole('list', { name: stage.visitor.say(said) }).waitFor()
}

const records = async ({ page, visitor }: Stage) => {
  await visitor.presses(record)
  await page.getByText('0:02').waitFor()
}

/** Recordings that become text: brought, refused, recorded, heard, corrected. */
export const soundScenes: readonly Scene[] = [
  { name: 'recording', who: 'anna', at, does: async () => {} },
  { name: 'recording-brought', who: 'anna', at, does: stage => brings(stage) },
  {
    name: 'recording-refused',
    who: 'anna',
    at,
    does: async stage => {
      await brings(stage, { name: 'n-01.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('Kein Ton. '.repeat(99)) })
      await stage.page
        .getByText(/n-01\.mp3.*(?:keine Aufnahme|no recording)/)
        .first()
        .waitFor()
    },
  },
  { name: 'recording-running', who: 'anna', at, does: records },
  {
    name: 'recording-recorded',
    who: 'anna',
    at,
    does: async stage => {
      await records(stage)
      await stage.visitor.presses(stop)
      await stage.page.locator('audio[controls]').waitFor()
    },
  },
  { name: 'recording-heard', who: 'anna', at, does: hears },
  {
    name: 'recording-corrected',
    who: 'anna',
    at,
    does: async stage => {
      await hears(stage)
      await stage.page
        .getByRole('button', { name: stage.visitor.say(correct) })
        .first()
        .click()
    },
  },
]
