import { expect, test } from 'vitest'
import type { Locale, Text } from '#shared/text.ts'
import { findingsOn, overflowOf, selects, type Visitor } from '../visitor.ts'
import { words } from '../words.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const shorter = { de: 'kürzer', en: 'shorter' }
const toolbar = { de: 'Markierte Stelle ändern', en: 'Change the selected passage' }
const versionOf = (anna: Visitor, at: number) =>
  anna.page
    .getByText(anna.say({ de: `Fassung ${at} von ${at}`, en: `Version ${at} of ${at}` }))
    .waitFor({ state: 'attached' })

/** What an engine writes, and a passage of it. */
type View = { slug: string; writes: Record<Locale, string>; passage: Text }
const json = (of: Record<Locale, object>) => ({ de: JSON.stringify(of.de), en: JSON.stringify(of.en) })

const mail: View = {
  slug: 'email_engine',
  writes: json({
    de: {
      subjects: ['Termin am Montag', 'Montag'],
      body: 'Guten Tag,\n\nwir treffen uns **am Montag** im Saal.\n\nBis Montag',
    },
    en: {
      subjects: ['Meeting on Monday', 'Monday'],
      body: 'Hello,\n\nwe meet **on Monday** in the hall.\n\nUntil Monday',
    },
  }),
  passage: { de: ' im Saal', en: ' in the hall' },
}
const views: readonly View[] = [
  mail,
  {
    slug: 'linkedin_post',
    writes: json({
      de: { text: 'Neun Schalen sind fertig.\n\nSie stehen im Regal.', hashtags: ['#Ton', '#Regal'] },
      en: { text: 'Nine bowls are ready.\n\nThey stand on the shelf.', hashtags: ['#clay', '#shelf'] },
    }),
    passage: { de: 'Sie stehen im Regal', en: 'They stand on the shelf' },
  },
  {
    slug: 'text_to_song',
    writes: {
      de: [
        '# Einer wartet',
        '## Strophe 1',
        'Freitagnacht, die Stadt macht zu,\ndie Spätschicht hängt am Schuh.',
        '## Refrain',
        'Einer wartet.',
      ].join('\n\n'),
      en: [
        '# One waits',
        '## Verse 1',
        'Friday night, the town goes dark,\nthe bus is waiting by the park.',
        '## Chorus',
        'One waits.',
      ].join('\n\n'),
    },
    passage: { de: 'die Spätschicht hängt am Schuh', en: 'the bus is waiting by the park' },
  },
  {
    slug: 'landing_page_engine',
    writes: {
      de: [
        '# Rad kaputt?',
        'Wir kommen.',
        '**Termin buchen**',
        '## So geht es',
        '1. Sie wählen.\n2. Wir kommen.',
        '## Termin buchen',
        'Heute.',
        '**Termin buchen**',
      ].join('\n\n'),
      en: [
        '# Bike broken?',
        'We come.',
        '**Book now**',
        '## How it works',
        '1. You choose.\n2. We come.',
        '## Book now',
        'Today.',
        '**Book now**',
      ].join('\n\n'),
    },
    passage: { de: 'Sie wählen', en: 'You choose' },
  },
]

const written = async (anna: Visitor, { slug, writes }: View) => {
  await anna.goes(`/engins/v1/${slug}`)
  await anna.presses(words.example)
  here.model.next({ text: writes[anna.language] })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
}
const arrives = async (language: Locale, width?: number) => {
  const person = await here.federwerk.person({ plan: 'premium', language })
  const anna = await here.comes({ cookie: person.cookie, language, width })
  const run = async () => {
    const id = new URL(anna.page.url()).searchParams.get('run')
    return (await person.get(`/api/runs/${id}`)).json()
  }
  return { anna, run, bar: anna.page.getByRole('toolbar', { name: anna.say(toolbar) }) }
}

test.each(inTurns(views))(
  'in %s a passage of a $1.slug is changed where it stands, and nothing else',
  async (language, view) => {
    const { anna, run, bar } = await arrives(language)
    await written(anna, view)
    const { answer } = await run()
    await selects(anna.page, view.passage[language])
    await bar.waitFor()
    expect(await findingsOn(anna.page)).toEqual([])
    here.model.next({ text: 'ZWIEBELKUCHEN' })
    await bar.getByRole('button', { name: anna.say(shorter) }).click()
    await versionOf(anna, 2)
    await anna.reads(/ZWIEBELKUCHEN/)
    await anna.button(words.copy).first().waitFor()
    const passage = view.passage[language].trim()
    expect((await run()).answer).toEqual(
      JSON.parse(JSON.stringify(answer).replace(passage, () => 'ZWIEBELKUCHEN')) as unknown,
    )
  },
)

test('by keyboard any part is chosen, and what was changed by hand before stays', async () => {
  const { anna, run, bar } = await arrives('de')
  const { page } = anna
  await written(anna, mail)
  await page.getByRole('textbox', { name: 'Betreff 1' }).fill('Termin am Dienstag')
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  const what = page.getByLabel('Was ändern?')
  await what.focus()
  await what.selectOption({ label: '2. Montag' })
  await bar.waitFor()
  here.model.next({ text: 'Wir sehen uns', pace: 4 })
  await page.getByRole('region', { name: 'Text ändern' }).getByRole('button', { name: 'länger' }).focus()
  await page.keyboard.press('Enter')
  await versionOf(anna, 3)
  await page.getByRole('textbox', { name: 'Betreff 2' }).waitFor()
  expect((await run()).answer.subjects).toEqual(['Termin am Dienstag', 'Wir sehen uns'])
  expect(await page.getByRole('textbox', { name: 'Betreff 1' }).inputValue()).toBe('Termin am Dienstag')
})

test('on a phone words in a field and in the text below are changed alike', async () => {
  const { anna, run, bar } = await arrives('de', 320)
  const { page } = anna
  await written(anna, mail)
  const subject = page.getByRole('textbox', { name: 'Betreff 1' })
  await subject.focus()
  await subject.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 6))
  await bar.waitFor()
  here.model.next({ text: 'Treffen' })
  await bar.getByRole('button', { name: 'förmlicher' }).click()
  await versionOf(anna, 2)
  await subject.waitFor()
  expect((await run()).answer.subjects[0]).toBe('Treffen am Montag')
  await selects(page, mail.passage.de)
  await bar.waitFor()
  expect(await overflowOf(page)).toBe(0)
  const box = await bar.boundingBox()
  expect(box && [box.x >= 0, box.x + box.width <= 320]).toEqual([true, true])
})
