import { png } from '../pictures.ts'
import type { Scene, Stage } from './scene.ts'
import { broken } from './states.ts'

export const drawnLogo = `data:image/png;base64,${png({ width: 240, height: 80 }).toString('base64')}`
const drawnFace = `data:image/png;base64,${png({ width: 64 }).toString('base64')}`

const label = { de: 'Bild auswählen', en: 'Choose a picture' }
const save = { de: 'Bild speichern', en: 'Save the picture' }
const brings = async ({ page, visitor }: Stage, buffer: Buffer) =>
  page.getByLabel(visitor.say(label)).setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer })

const hasPicture = ({ page }: Stage) =>
  page.route('**/api/session', async route => {
    const session = await (await route.fetch()).json()
    await route.fulfill({ json: { ...session, avatar_image: drawnFace } })
  })
const cuts = async (stage: Stage) => {
  await brings(stage, png({ width: 640, height: 400 }))
  await stage.visitor.button(save).waitFor()
}

/** Pictures of people. */
export const avatarScenes: readonly Scene[] = [
  {
    name: 'settings-picture',
    who: 'anna',
    at: '/settings',
    before: hasPicture,
    does: ({ visitor }) => visitor.button({ de: 'Bild entfernen', en: 'Remove the picture' }).waitFor(),
  },
  { name: 'settings-picture-cut', who: 'anna', at: '/settings', does: cuts },
  {
    name: 'settings-picture-wrong',
    who: 'anna',
    at: '/settings',
    does: async stage => {
      await brings(stage, Buffer.from('GIF89a'))
      await stage.page.locator('#profile [role=alert]').waitFor()
    },
  },
  {
    name: 'settings-picture-failed',
    who: 'anna',
    at: '/settings',
    before: broken('user/picture'),
    does: async stage => {
      await cuts(stage)
      await stage.visitor.presses(save)
      await stage.page.locator('#profile [role=alert]').waitFor()
    },
  },
]
