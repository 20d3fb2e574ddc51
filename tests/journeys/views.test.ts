import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Text } from '#shared/text.ts'
import type { Visitor } from '../visitor.ts'
import { words } from '../words.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const saved = async (page: Page, press: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: (download satisfies Download).suggestedFilename(), content: await readFile(await download.path()) }
}

type Journey = {
  slug: string
  /** What the model writes; told what stands in the first field of the form. */
  writes(typed: string): string
  goes(anna: Visitor): Promise<unknown>
}

const json = (answer: object) => () => JSON.stringify(answer)
const field = ({ page, say }: Visitor, name: Text) => page.getByRole('textbox', { name: say(name), exact: true })
const copied = async (anna: Visitor, button: Text) => {
  // What was copied before must not pass for what is copied now.
  await anna.page.evaluate(() => navigator.clipboard.writeText(''))
  await anna.presses(button)
  await anna.reads(words.copied)
  await anna.page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '')
  return (await anna.clipboard()).replaceAll('\r\n', '\n')
}

const journeys: readonly Journey[] = [
  {
    slug: 'google_ad_engine',
    writes: json({ headlines: ['Rad kaputt?', 'Wir kommen zu Ihnen und holen es ab'], descriptions: ['Ab 69 Euro.'] }),
    async goes(anna) {
      await anna.reads({ de: '5 Zeichen zu lang', en: '5 characters too long' })
      await field(anna, { de: 'Überschriften 2', en: 'Headlines 2' }).fill('=Wir holen es ab')
      await anna.page.getByText(/zu lang|too long/).waitFor({ state: 'detached' })
      expect(await copied(anna, words.copy)).toContain('=Wir holen es ab')
      const csv = await saved(anna.page, () => anna.presses({ de: 'CSV speichern', en: 'Save CSV' }))
      expect(csv.name).toBe('google-ads.csv')
      expect(csv.content.toString()).toContain("Rad kaputt?,,'=Wir holen es ab,")
      // What was changed is still there when the page is opened anew.
      await anna.page.reload()
      await field(anna, { de: 'Überschriften 2', en: 'Headlines 2' }).waitFor()
      expect(await field(anna, { de: 'Überschriften 2', en: 'Headlines 2' }).inputValue()).toBe('=Wir holen es ab')
    },
  },
  {
    slug: 'meta_descriptions_engine',
    writes: json({ title: 'Wandern im Winter: '.repeat(5), description: 'Zwölf Wege rund um Weimar.' }),
    async goes(anna) {
      await anna.reads({ de: /abgeschnitten/, en: /cut off/ }[anna.language])
      await field(anna, { de: 'Titel', en: 'Title' }).fill('Wandern im Winter')
      const preview = anna.page.getByRole('group', { name: anna.say({ de: 'Vorschau', en: 'Preview' }) })
      await preview.getByText('Wandern im Winter', { exact: true }).waitFor()
    },
  },
  {
    slug: 'social_media',
    writes: json({ text: 'Neun schiefe Schalen.\n\nKeine ist zu verkaufen.', hashtags: ['#Ton', '#Weimar'] }),
    async goes(anna) {
      const post = await copied(anna, words.copy)
      expect(post).toBe('Neun schiefe Schalen.\n\nKeine ist zu verkaufen.\n\n#Ton #Weimar')
    },
  },
  {
    slug: 'email_engine',
    writes: json({ subjects: ['Termin am Freitag', 'Freitag um zehn'], body: 'Guten Tag,\n\nbis Freitag.' }),
    async goes(anna) {
      await anna.page.getByRole('radio').nth(1).check()
      const link = anna.button({ de: 'Im Mailprogramm öffnen', en: 'Open in the mail program' })
      expect(await link.getAttribute('href')).toContain('subject=Freitag%20um%20zehn')
      expect(await copied(anna, { de: 'Betreff kopieren', en: 'Copy the subject' })).toBe('Freitag um zehn')
    },
  },
  {
    slug: 'correction_engine',
    writes: typed => `${typed.replace(/\s\S+$/, '')} Ende.`,
    async goes(anna) {
      const typed = await anna.page.locator('form textarea').first().inputValue()
      await anna.reads({ de: '1 Korrektur', en: '1 correction' })
      expect(await copied(anna, words.copy)).toMatch(/Ende\.$/)
      await anna.presses({ de: 'Korrektur 1 ablehnen', en: 'Reject correction 1' })
      await anna.reads({ de: 'alle entschieden', en: 'all decided' })
      expect((await copied(anna, words.copy)).slice(-12)).toBe(typed.slice(-12))
    },
  },
  {
    slug: 'translate_engine',
    writes: typed => typed,
    async goes(anna) {
      await anna.page.getByRole('note').first().waitFor()
      await anna.presses({ de: 'Original ausblenden', en: 'Hide the original' })
      expect(await anna.page.getByRole('note').count()).toBe(0)
    },
  },
  {
    slug: 'text_comparison_engine',
    writes: () => 'Der zweite ist kürzer.',
    async goes(anna) {
      await anna.page.getByText(/^\d+\s?%$/).waitFor()
      await anna.reads('Der zweite ist kürzer.')
    },
  },
  {
    slug: 'keyword_extractor',
    writes: () => JSON.stringify({ items: ['Lastenrad', 'Das ist ein ganzer Satz, der hier nichts behauptet.'] }),
    async goes(anna) {
      await anna.reads('Lastenrad')
      await anna.reads({ de: 'kürzer', en: 'shorter' })
      await anna.rests(3000)
      for (const name of [
        { de: 'förmlicher', en: 'more formal' },
        { de: 'Behauptungen prüfen', en: 'Check the claims' },
      ])
        expect(await anna.button(name).count(), name.en).toBe(0)
    },
  },
  {
    slug: 'word_cloud',
    writes: () => JSON.stringify({ items: Array.from({ length: 40 }, (_, at) => `Reparaturwerkstatt ${at}`) }),
    async goes(anna) {
      const cloud = anna.page.getByRole('img', { name: anna.say({ de: 'Wortwolke', en: 'Word cloud' }) })
      await cloud.waitFor()
      expect(await cloud.locator('text').count()).toBe(40)
      const fetched = await anna.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(fetched, 'the page could answer meanwhile').toContainEqual(expect.stringMatching(/\/worker-/))
      const png = await saved(anna.page, () => anna.presses({ de: 'Als PNG speichern', en: 'Save as PNG' }))
      expect(png.name).toBe('wordcloud.png')
      expect(png.content.subarray(1, 4).toString()).toBe('PNG')
      const svg = await saved(anna.page, () => anna.presses({ de: 'Als SVG speichern', en: 'Save as SVG' }))
      expect(svg.content.toString().match(/<text/g)?.length).toBe(40)
    },
  },
  {
    slug: 'landing_page_engine',
    writes: () =>
      '# Wir kommen <script>alert(1)</script>\n\n**Termin buchen**\n\n## Nutzen\n\n- **Nah:** Ja.\n- **Gut:** Ja.',
    async goes(anna) {
      await anna.page.getByRole('heading', { name: 'Nutzen' }).waitFor()
      const file = await saved(anna.page, () => anna.presses({ de: 'Als HTML speichern', en: 'Save as HTML' }))
      expect(file.content.toString()).toContain('Termin buchen')
      expect(file.content.toString()).not.toContain('<script')
    },
  },
  {
    slug: 'text_to_song',
    writes: () => '# Nachtbus\n\n## Strophe 1\n\nDie Straße schläft\n\n## Refrain\n\nNach Hause',
    goes: anna => anna.page.getByRole('region', { name: 'Refrain' }).getByText('Nach Hause').waitFor(),
  },
  {
    slug: 'instructions_engine',
    writes: () => '# Kette wechseln\n\n## Was man braucht\n\n- Nieter\n\n1. Öffnen.\n2. Auflegen.\n3. Schließen.',
    async goes(anna) {
      await anna.presses({ de: 'Schritte abhaken', en: 'Tick off the steps' })
      const step = anna.page.getByRole('checkbox', { name: /Auflegen/ })
      await step.focus()
      await anna.page.keyboard.press('Space')
      await anna.reads({ de: '1 von 4 erledigt', en: '1 of 4 done' })
      await anna.page.reload()
      await anna.reads({ de: '1 von 4 erledigt', en: '1 of 4 done' })
      expect(await step.isChecked()).toBe(true)
      await anna.presses({ de: 'Schritte abhaken', en: 'Tick off the steps' })
      await anna.button({ de: 'Text bearbeiten', en: 'Edit the text' }).waitFor()
    },
  },
  {
    slug: 'job_description',
    writes: () => '# Elektroniker in Kassel\n\nSie arbeiten in einem jungen, dynamischen Team.',
    async goes(anna) {
      // The advert is German in both: the language of the screen is not that of the text.
      await anna.reads(/Der Zusatz \(m\/w\/d\) fehlt|A note such as \(f\/m\/x\) is missing/)
      await anna.reads({ de: /kann Ältere ausschließen/, en: /may exclude older people/ }[anna.language])
    },
  },
]

test.each(inTurns(journeys))('in %s $1.slug', async (language, { slug, writes, goes }) => {
  const person = await here.federwerk.person({ plan: 'premium_plus' })
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes(`/engins/v1/${slug}`)
  await anna.presses(words.example)
  const typed = await anna.page.getByRole('textbox').first().inputValue()
  here.model.next({ text: writes(typed) })
  await anna.presses(words.generate)
  if (slug === 'text_comparison_engine')
    await anna.page
      .getByRole('dialog')
      .getByRole('button', { name: anna.say(words.generate) })
      .click()
  await anna.button(words.copy).first().waitFor()
  await goes(anna)
})
