import sharp from 'sharp'
import type { PictureSlug } from '#shared/picture-slugs.ts'
import type { Text } from '#shared/text.ts'
import type { Scene, Stage } from './scene.ts'

const tool = (slug: PictureSlug) => `/pictures/${slug}`

/** A round thing on a table, as sharp draws it. */
export const thing = async (hue: number) => {
  const [width, height] = [640, 420]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isIn = Math.hypot(x - 320, y - 200) < 120
      const light = 1 - Math.hypot(x - 280, y - 150) / 400
      const wall = y < 300 ? [226, 222, 214] : [176, 150, 120]
      const [red = 0, green = 0, blue = 0] = isIn ? [hue * light, 90 * light, (255 - hue) * light] : wall
      pixels.set([red, green, blue], (y * width + x) * 3)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const brings = async ({ page }: Stage, ...names: readonly string[]) => {
  const files = await Promise.all(
    names.map(async (name, at) => ({ name, mimeType: 'image/png', buffer: await thing(220 - at * 90) })),
  )
  const input = page.locator('form input[type=file][accept*=".heic"]').first()
  for (const file of files) {
    await input.setInputFiles(file)
    await page.getByText(file.name).first().waitFor()
  }
}
export const sends = async ({ page }: Stage) => {
  await page.locator('form button[type=submit]').first().click()
  await page.locator('a[download]').first().waitFor()
}
export const seen = ({ page }: Stage) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main img, [role=dialog] img')].every(one => (one as HTMLImageElement).complete),
  )

const chooses = async ({ page, visitor }: Stage, option: Text) => {
  const label = visitor.say(option)
  await page.locator('form select', { has: page.locator('option', { hasText: label }) }).selectOption({ label })
}

/** The painter in the house, as the list of models names it. */
export const webui = /Stable Diffusion WebUI/

export const choosesModel = async ({ page }: Stage, name: RegExp) => {
  await page.getByRole('button', { name: /^(Modell|Model): / }).click()
  await page.getByRole('option', { name }).click()
}

/** A filled-in form with pictures to paint after. */
const paintsAfter =
  (...names: readonly string[]) =>
  async (stage: Stage) => {
    const { page, visitor } = stage
    const words = visitor.say({ de: 'Dieselben Dinge auf einem Fensterbrett', en: 'The same things on a window sill' })
    await page.getByLabel(visitor.say({ de: 'Was soll zu sehen sein?', en: 'What should be seen?' })).fill(words)
    await choosesModel(stage, /FLUX\.2/)
    await brings(stage, ...names)
    await page.locator('form button[type=submit]:enabled').first().waitFor()
  }

const of = (slug: PictureSlug, ...names: readonly string[]): Scene => ({
  name: `pictures-${slug.toLowerCase()}`,
  who: 'paula',
  at: tool(slug),
  async does(stage) {
    await brings(stage, ...names)
    if (slug === 'image-variations') await choosesModel(stage, webui)
    await sends(stage)
    await seen(stage)
  },
})

/** Tools for pictures: their page, a form with what was brought, and what comes of it. */
export const pictureScenes: readonly Scene[] = [
  { name: 'pictures', who: 'paula', at: '/pictures' },
  { name: 'pictures-form', who: 'paula', at: tool('image-process'), does: stage => brings(stage, 'Krug.png') },
  of('image-process', 'Krug.png', 'Kanne.png'),
  {
    name: 'pictures-upscale-form',
    who: 'paula',
    at: tool('upscale-images'),
    async does(stage) {
      await brings(stage, 'Krug.png')
      await stage.page.getByText('ESRGAN').first().waitFor()
    },
  },
  of('upscale-images', 'Krug.png'),
  of('image-variations', 'Krug.png'),
  of('applied-style', 'Krug.png'),
  of('combine-images', 'Krug.png', 'Kanne.png'),
  { name: 'pictures-product', who: 'paula', at: tool('ai-product-images'), does: stage => brings(stage, 'Krug.png') },
  {
    name: 'pictures-product-scene',
    who: 'paula',
    at: tool('ai-product-images'),
    async does(stage) {
      await brings(stage, 'Krug.png')
      await chooses(stage, { de: 'Eine beschriebene Szene', en: 'A scene described in words' })
    },
  },
  {
    name: 'pictures-style-painted',
    who: 'paula',
    at: tool('applied-style'),
    async does(stage) {
      await brings(stage, 'Krug.png')
      const painted = stage.visitor.say({ de: 'Von einem Modell gemalt', en: 'Painted by a model' })
      await stage.page.getByRole('radio', { name: painted }).check()
    },
  },
  {
    name: 'pictures-qr',
    who: 'paula',
    at: tool('QR-code-generator'),
    async does(stage) {
      await stage.page
        .getByLabel(stage.visitor.say({ de: 'Adresse', en: 'Address' }))
        .first()
        .fill('https://federwerk.example')
      await sends(stage)
      await seen(stage)
    },
  },
  {
    name: 'pictures-background-found',
    who: 'paula',
    at: tool('ChangeBackground'),
    async does(stage) {
      await brings(stage, 'Krug.png')
      await stage.visitor.presses({ de: 'Hintergrund suchen', en: 'Find the background' })
      await stage.page.getByText(/des Bildes sind ausgewählt|of the picture is selected/).waitFor()
    },
  },
  of('ai-product-images', 'Krug.png'),
  {
    name: 'pictures-references-form',
    who: 'paula',
    at: tool('generate-images'),
    does: paintsAfter('Krug.png', 'Kanne.png'),
  },
  {
    name: 'pictures-references',
    who: 'paula',
    at: tool('generate-images'),
    async does(stage) {
      await paintsAfter('Krug.png', 'Kanne.png')(stage)
      await sends(stage)
      await seen(stage)
    },
  },
  {
    name: 'pictures-one-missing',
    who: 'paula',
    at: tool('text-to-style-image'),
    async does({ page, visitor, all }) {
      const lighthouse = visitor.say({ de: 'Ein Leuchtturm auf einer Klippe', en: 'A lighthouse on a cliff' })
      all.used.painter.failsAt('filter', lighthouse)
      await page.getByLabel(visitor.say({ de: 'Was soll zu sehen sein?', en: 'What should be seen?' })).fill(lighthouse)
      await choosesModel({ page, visitor, all }, /FLUX.*fal/)
      await visitor.presses({ de: 'Bild erstellen', en: 'Generate' })
      await page
        .getByText(visitor.say({ de: 'Eines von vier Bildern fehlt', en: 'One of four pictures is missing' }))
        .waitFor()
      await seen({ page, visitor, all })
    },
  },
  {
    name: 'pictures-area',
    who: 'paula',
    at: tool('objects-remover'),
    async does(stage) {
      await brings(stage, 'Krug.png')
      await stage.visitor.presses({ de: 'Bereich auswählen', en: 'Select the area' })
      await stage.page.getByRole('dialog').getByRole('application').waitFor()
    },
  },
]
