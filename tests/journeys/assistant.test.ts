import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()
const say = {
  stepwise: { de: /Schritt für Schritt/, en: /Step by step/ },
  topic: { de: 'Worum soll es in Ihrem Beitrag gehen?', en: 'What should your post be about?' },
  titles: { de: 'Titel vorschlagen', en: 'Suggest titles' },
  intros: { de: 'Einleitungen vorschlagen', en: 'Suggest introductions' },
  outline: { de: 'Gliederung vorschlagen', en: 'Suggest an outline' },
  onToTitle: { de: 'Weiter: Titel', en: 'Next: Title' },
  onToArticle: { de: 'Weiter: Artikel', en: 'Next: Article' },
  more: { de: 'Weitere vorschlagen', en: 'Suggest more' },
  title: (at: number) => ({ de: `Titel ${at}`, en: `Title ${at}` }),
  chooseTitle: (at: number) => ({ de: `Titel ${at} wählen`, en: `Choose title ${at}` }),
  chooseIntro: (at: number) => ({ de: `Einleitung ${at} wählen`, en: `Choose introduction ${at}` }),
  heading: (at: number) => ({ de: `Überschrift von Abschnitt ${at}`, en: `Heading of section ${at}` }),
  text: (at: number) => ({ de: `Text von Abschnitt ${at}`, en: `Text of section ${at}` }),
  up: (at: number) => ({ de: `Abschnitt ${at} nach oben`, en: `Move section ${at} up` }),
  place: { de: 'Platz 1 von 2.', en: 'Place 1 of 2.' },
  free: { de: /nichts berechnet/, en: /nothing was charged/ },
  caseNumber: { de: 'Fallnummer: ', en: 'Case number: ' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  back: { de: 'Zurück', en: 'Back' },
  write: { de: 'Artikel erstellen', en: 'Write the article' },
  toGuide: { de: 'Zurück zur Anleitung', en: 'Back to the guide' },
  elsewhere: { de: /In einem anderen Fenster/, en: /Something else stood in another window/ },
  other: { de: 'Den anderen Stand nehmen', en: 'Take the other state' },
}
const list = (items: readonly unknown[]) => ({ text: JSON.stringify({ items, notes: [] }) })
const titles = ['Bienen im Schrebergarten', 'Ein Jahr mit Bienen', 'Honig', 'Schwarm', 'Imkern']
const points = [
  { heading: 'Was es kostet', says: 'Die Preise.' },
  { heading: 'Was schiefging', says: 'Der Schwarm.' },
]

test.each(languages('de'))('from the topic to the article, step by step (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number as number
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page, button } = anna
  const box = (name: Parameters<typeof anna.say>[0]) => page.getByRole('textbox', { name: anna.say(name), exact: true })

  await anna.goes('/engins/v1/blog_post_assistant')
  await page.getByText(say.stepwise[language]).first().click()
  await box(say.topic).fill('Mein Jahr mit zwei Bienenvölkern, 14 Kilo Honig.')
  here.model.next({ ...list(titles), pace: 8 })
  await anna.presses(say.titles)
  await box(say.title(5)).waitFor()
  for (const [at, title] of titles.entries()) expect(await box(say.title(at + 1)).inputValue()).toBe(title)
  expect(await used()).toBe(1)

  // The same is neither asked nor charged twice; a reload and the way back lose nothing.
  await page.getByRole('radio', { name: anna.say(say.chooseTitle(2)) }).check()
  await box(say.title(2)).fill('Unser Jahr mit Bienen')
  await page.reload()
  expect(await box(say.title(2)).inputValue()).toBe('Unser Jahr mit Bienen')
  await anna.presses(say.back)
  await anna.presses(say.onToTitle)
  expect(await box(say.title(2)).inputValue()).toBe('Unser Jahr mit Bienen')
  expect(await used()).toBe(1)

  here.model.next(list(['Im Mai hing mein Volk im Kirschbaum.', 'Summen.', 'Warum?']))
  await anna.presses(say.intros)
  await page.getByRole('radio', { name: anna.say(say.chooseIntro(1)) }).check()

  // A model that fails at the fourth step takes nothing along, and costs nothing.
  here.model.next({ status: 400 })
  await anna.presses(say.outline)
  await anna.reads(say.free[language])
  await page.getByRole('alert').getByText(anna.say(say.caseNumber)).waitFor()
  expect(await used()).toBe(2)
  here.model.next(list(points))
  await anna.presses(say.retry)
  await box(say.heading(2)).waitFor()

  // Put in order by the keyboard, which stays with its section and hears where that is.
  await button(say.up(2)).focus()
  await page.keyboard.press('Enter')
  await page.getByText(anna.say(say.place)).waitFor({ state: 'attached' })
  expect(await box(say.heading(1)).inputValue()).toBe('Was schiefging')
  await box(say.text(1)).fill('Der Schwarm hing im **Kirschbaum**, und ich hatte einen Karton.')
  expect(await findingsOn(page)).toEqual([])

  await anna.presses(say.onToArticle)
  here.model.next({ text: '## Was schiefging\n\nAlles anders.\n\n## Was es kostet\n\n1.180 Euro.' })
  await anna.presses(say.write)
  await anna.reads('1.180 Euro.')
  const shown = await page.locator('.markdown').first().innerText()
  for (const kept of ['Unser Jahr mit Bienen', 'Im Mai hing mein Volk', 'Der Schwarm hing im Kirschbaum, und ich'])
    expect(shown).toContain(kept)
  expect(shown).not.toContain('Alles anders')
  expect(await used()).toBe(4)

  // Back at the last step, the same article is the same run.
  await button(say.toGuide).first().click()
  await button(say.write).waitFor()
  await anna.presses(say.write)
  await anna.reads('1.180 Euro.')
  expect(await used()).toBe(4)
})

test.each(languages('de'))('of two tabs the newest wins, and nothing is lost (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language })
  const saved = (page: typeof anna.page) =>
    page.waitForResponse(answer => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT')
  await anna.goes('/engins/v1/blog_post_assistant?step=topic')
  const topic = (page: typeof anna.page) => page.getByRole('textbox', { name: anna.say(say.topic) })
  await topic(anna.page).waitFor()
  const second = await anna.page.context().newPage()
  await second.goto(anna.page.url())
  await topic(second).waitFor()
  const first = saved(anna.page)
  await topic(anna.page).fill('Bienen')
  await first
  await expect.poll(() => topic(second).inputValue()).toBe('Bienen')

  await second.route('**/api/drafts/**', route => route.abort())
  await topic(second).fill('Wespen')
  await anna.page.bringToFront()
  const again = saved(anna.page)
  await topic(anna.page).fill('Hummeln')
  await again
  await second.unroute('**/api/drafts/**')
  await second.getByText(say.elsewhere[language]).waitFor()
  expect(await topic(second).inputValue()).toBe('Wespen')
  await second.getByRole('button', { name: anna.say(say.other) }).click()
  expect(await topic(second).inputValue()).toBe('Hummeln')
})
