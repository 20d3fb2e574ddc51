import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage()

const comes = async () => {
  const person = await here.federwerk.person({ plan: 'premium_plus' })
  const anna = await here.comes({ cookie: person.cookie })
  const textOf = async () => {
    const run = new URL(anna.page.url()).searchParams.get('run')
    return (await (await person.get(`/api/runs/${run}`)).json()) as { text: string; hand: boolean }
  }
  return { anna, page: anna.page, textOf }
}

type Comes = Awaited<ReturnType<typeof comes>>
const json = (answer: unknown) => JSON.stringify(answer)

/** Has a tool write this. */
const writes = async ({ anna }: Comes, slug: string, text: string) => {
  await anna.goes(`/engins/v1/${slug}`)
  await anna.presses(words.example)
  here.model.next({ text })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
}
const holds = async ({ textOf }: Comes, words: string) => {
  await expect.poll(async () => (await textOf()).text).toContain(words)
}

/** What a person changes in each kind of view: where it is, what stands there then, and where it is found again. */
const inViews: readonly [
  slug: string,
  written: string,
  changes: (page: Comes['page']) => Promise<void>,
  then: string,
][] = [
  [
    'slogan_engine',
    json({ items: [{ slogan: 'Klar. Aus Strom.', idea: 'Glas aus der Steckdose' }, { slogan: 'Wir schmelzen um.' }] }),
    page => page.getByRole('textbox', { name: 'Slogan 2' }).fill('Wir schmelzen elektrisch.'),
    'Wir schmelzen elektrisch.',
  ],
  [
    'google_ad_engine',
    json({ headlines: ['Rad kaputt?', 'Wir kommen'], descriptions: ['Wir holen es ab.'] }),
    page => page.getByRole('textbox', { name: 'Überschriften 2' }).fill('Wir kommen heute'),
    'Wir kommen heute',
  ],
  [
    'meta_descriptions_engine',
    json({ title: 'Wandern', description: 'Zwölf Wege.' }),
    page => page.getByRole('textbox', { name: 'Titel' }).fill('Wandern im Winter'),
    'Wandern im Winter',
  ],
  [
    'email_engine',
    json({ subjects: ['Der Ofen'], body: 'Guten Tag,\n\nder Ofen ist aus.' }),
    page => page.getByRole('textbox', { name: 'Betreff 1' }).fill('Der Ofen ist aus'),
    'Der Ofen ist aus',
  ],
  [
    'social_media',
    json({ text: 'Neun schiefe Schalen.', hashtags: ['#Ton'] }),
    async page => {
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Zehn schiefe Schalen.')
    },
    'Zehn schiefe Schalen.',
  ],
  [
    'text_to_song',
    '# Nachtbus\n\n## Strophe 1\n\nDie Straße schläft\n\n## Refrain\n\nNach Hause',
    async page => {
      await page.getByRole('button', { name: 'Refrain bearbeiten' }).click()
      await page.getByRole('textbox', { name: 'Refrain' }).fill('Nach Hause\nund weiter')
      await page.keyboard.press('Escape')
    },
    '## Refrain\n\nNach Hause\nund weiter',
  ],
  [
    'landing_page_engine',
    '# Wir kommen\n\nHeute noch.\n\n**Termin buchen**\n\n## Nutzen\n\n- **Nah:** Ja.\n- **Gut:** Ja.',
    async page => {
      await page.getByRole('textbox', { name: 'Aufschrift der Schaltfläche' }).fill('Jetzt anrufen')
      await page.keyboard.press('Enter')
    },
    '**Jetzt anrufen**',
  ],
]

test.each(inViews)('%s is changed where it stands, saved, and found again', async (slug, text, changes, then) => {
  const came = await comes()
  await writes(came, slug, text)
  await changes(came.page)
  await holds(came, then)
  expect(await came.textOf()).toMatchObject({ hand: true })
  expect(await findingsOn(came.page)).toEqual([])
  await came.page.reload()
  await came.anna.button(words.copy).first().waitFor()
  await holds(came, then)
})

test.each([
  [
    'landing_page_engine',
    '# Wir kommen\n\nHeute noch.\n\n## Nutzen\n\nNah und gut.\n\n## Preis\n\nNeun Euro.',
    'Nah und gut.',
  ],
  ['advantages_disadvantages_engine', 'Davor.\n\n## Vorteile\n\n- Nah\n\n## Nachteile\n\n- Teuer', 'Davor.'],
  ['translate_engine', 'Erster Absatz.\n\nZweiter Absatz.\n\nDritter.', 'Zweiter Absatz.'],
])(
  '%s: what is typed in a piece is saved while its writer is still in it, also where it becomes two',
  async (slug, text, piece) => {
    const came = await comes()
    const { page } = came.anna
    await writes(came, slug, text)
    await page.getByText(piece, { exact: true }).first().click()
    const writing = page.getByRole('textbox', { name: 'Text, wird bearbeitet' })
    await writing.waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type(' Mehr.')
    await holds(came, `${piece} Mehr.`)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ein neuer Absatz')
    await holds(came, `${piece} Mehr.\n\nEin neuer Absatz`)
    await page.keyboard.type(' und sein Ende.')
    await holds(came, 'Ein neuer Absatz und sein Ende.')
    expect(await writing.innerText()).toContain('und sein Ende.')
    await page.keyboard.press('Escape')
    await writing.waitFor({ state: 'detached' })
    await came.anna.reads('Ein neuer Absatz und sein Ende.')
    expect((await came.textOf()).text).toBe(text.replace(piece, `${piece} Mehr.\n\nEin neuer Absatz und sein Ende.`))
  },
)

test('the button of a landing page is saved as it is typed, and who leaves it empty gets its words back', async () => {
  const came = await comes()
  const { page } = came
  await writes(
    came,
    'landing_page_engine',
    '# Wir kommen\n\nHeute noch.\n\n**Termin buchen**\n\n## Preis\n\nNeun Euro.',
  )
  const button = page.getByRole('textbox', { name: 'Aufschrift der Schaltfläche' })
  await button.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' und kommen')
  await holds(came, '**Termin buchen und kommen**')
  await page.keyboard.press('Enter')
  await came.anna.reads('Termin buchen und kommen')
  await button.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Los')
  await holds(came, '**Los**')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await holds(came, '**Termin buchen und kommen**')
  expect(await button.innerText()).toBe('Termin buchen und kommen')
})

test('a slogan is undone as it was typed, more like it stand behind all others, and one is kept alone', async () => {
  const came = await comes()
  const { anna, page } = came
  await writes(
    came,
    'slogan_engine',
    json({ items: [{ slogan: 'Klar. Aus Strom.' }, { slogan: 'Wir schmelzen um.' }] }),
  )
  const first = page.getByRole('textbox', { name: 'Slogan 1' })
  await first.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Immer')
  await holds(came, 'Klar. Aus Strom. Immer')
  for (const _ of ' Immer') await page.keyboard.press('Control+z')
  await expect.poll(() => first.inputValue()).toBe('Klar. Aus Strom.')
  await anna.presses({ de: 'Eintrag 2 als Lesezeichen sichern', en: 'Save item 2 as bookmark' })
  await anna.reads(words.kept)
  const letGo = { de: 'Lesezeichen für Eintrag 2 entfernen', en: 'Remove bookmark for item 2' }
  await anna.button(letGo).waitFor()
  here.model.next({ text: json({ items: [{ slogan: 'Aus Wind wird Glas.' }, { slogan: 'Wir schmelzen um!' }] }) })
  await anna.presses({ de: 'Mehr davon: Eintrag 2', en: 'More like this: item 2' })
  const slogans = page.getByRole('textbox', { name: /^Slogan/ })
  await expect.poll(() => slogans.count()).toBe(3)
  expect(await slogans.evaluateAll(all => all.map(one => (one as HTMLTextAreaElement).value))).toEqual([
    'Klar. Aus Strom.',
    'Wir schmelzen um.',
    'Aus Wind wird Glas.',
  ])
  expect(here.model.requests.at(-1)?.prompt).toContain('Wir schmelzen um.')
  // It is the same slogan in the new version, and is kept there, too.
  await anna.button(letGo).waitFor()
  await anna.goes('/history')
  await anna.button(letGo).waitFor()
  await anna.button({ de: 'Eintrag 1 als Lesezeichen sichern', en: 'Save item 1 as bookmark' }).waitFor()
  await anna.goes('/bookmarks')
  await page.getByRole('article').getByText('Wir schmelzen um.').first().waitFor()
})

test('a row of an ad that is too long is shortened alone, and what is pinned stays in front', async () => {
  const came = await comes()
  const { anna, page } = came
  const long = 'Balkonkraftwerk-Komplettset ab 499 Euro'
  await writes(
    came,
    'google_ad_engine',
    json({ headlines: ['Strom', long, 'Versand'], descriptions: ['Wir liefern.'] }),
  )
  await anna.presses({ de: 'Überschriften 3 anheften', en: 'Pin Headlines 3' })
  const preview = page.getByRole('group', { name: 'Vorschau' })
  await preview.getByText('Versand – Strom').waitFor()
  here.model.next({ text: 'Komplettset ab 499 Euro' })
  await anna.presses({ de: 'Überschriften 2 kürzen', en: 'Shorten Headlines 2' })
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Überschriften 2' }).inputValue())
    .toBe('Komplettset ab 499 Euro')
  expect(here.model.requests.at(-1)?.prompt).toContain('Höchstens 30 Zeichen')
  await page.reload()
  await preview.getByText('Versand – Strom – Komplettset ab 499 Euro').waitFor()

  const headlines = async () =>
    page
      .getByRole('textbox', { name: /^Überschriften/ })
      .evaluateAll(all => all.map(one => (one as HTMLTextAreaElement).value))
  here.model.next({ text: json({ headlines: ['Sonne', 'Wind', 'Wasser'], descriptions: ['Wir kommen.'] }) })
  await anna.presses({ de: 'Mehr davon', en: 'More like these' })
  await expect.poll(headlines).toEqual(['Sonne', 'Wind', 'Versand', 'Wasser'])
  await anna.button({ de: 'Überschriften 3 nicht mehr anheften', en: 'Unpin Headlines 3' }).waitFor()
  here.model.next({ text: json({ headlines: ['Eins', 'Zwei'], descriptions: ['Wir liefern.'] }) })
  await anna.presses({ de: 'Neu erstellen', en: 'Generate again' })
  await expect.poll(headlines).toEqual(['Eins', 'Zwei', 'Versand'])
  await page.reload()
  await anna.button({ de: 'Überschriften 3 nicht mehr anheften', en: 'Unpin Headlines 3' }).waitFor()
})

test('a corrected text is written in, and what was refused stays on its card when it is saved', async () => {
  const came = await comes()
  const { anna, page } = came
  await anna.goes('/engins/v1/correction_engine')
  await page.getByRole('textbox').first().fill('Es freut uns dass Sie kommen. Bis freitag.')
  here.model.next({ text: 'Es freut uns, dass Sie kommen. Bis Freitag.' })
  await anna.presses(words.generate)
  await anna.reads('2 Korrekturen')
  await anna.reads('Zeichensetzung')
  await anna.presses({ de: 'Korrektur 2 ablehnen', en: 'Reject correction 2' })
  await holds(came, 'Es freut uns, dass Sie kommen. Bis freitag.')
  await anna.reads('Abgelehnt')
  await page.reload()
  await anna.reads('Abgelehnt')
  await anna.presses({ de: 'Text bearbeiten', en: 'Edit the text' })
  await page.getByRole('textbox', { name: 'Text, wird bearbeitet' }).fill('Es freut uns, dass Sie kommen. Bis bald.')
  await anna.presses({ de: 'Fertig', en: 'Done' })
  await holds(came, 'Bis bald.')
  await anna.reads('2 Korrekturen')
})
