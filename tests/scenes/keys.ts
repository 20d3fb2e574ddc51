import type { Scene, Stage } from './scene.ts'

const words = {
  make: { de: 'Schlüssel anlegen', en: 'Create a key' },
  makeIt: { de: 'Schlüssel anlegen', en: 'Create the key' },
  purpose: { de: 'Wofür ist er?', en: 'What is it for?' },
  newsroom: { de: 'Redaktionssystem', en: 'Newsroom system' },
  shown: { de: 'Ihr neuer Schlüssel', en: 'Your new key' },
  done: { de: 'Fertig', en: 'Done' },
}

const asks = async ({ visitor }: Stage) => {
  await visitor.presses(words.make)
  await visitor.page.getByLabel(visitor.say(words.purpose)).fill(visitor.say(words.newsroom))
}
const makes = async (stage: Stage) => {
  await asks(stage)
  await stage.visitor.page.keyboard.press('Enter')
  await stage.visitor.reads(words.shown)
}
const hasOne = async (stage: Stage) => {
  await makes(stage)
  await stage.visitor.presses(words.done)
}
const opens = ({ visitor }: Stage) => visitor.page.locator('summary').nth(2).click()

/** The keys of programs, and the page that says what they can do. */
export const keyScenes: readonly Scene[] = [
  { name: 'settings-keys-make', who: 'nora', at: '/settings#keys', does: asks },
  { name: 'settings-keys-shown', who: 'nora', at: '/settings#keys', does: makes },
  { name: 'settings-keys', who: 'nora', at: '/settings#keys', does: hasOne },
  { name: 'api', who: 'anna', at: '/api' },
  { name: 'api-call', who: 'frida', at: '/api', does: opens },
]
