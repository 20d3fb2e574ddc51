import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  check: { de: 'Behauptungen prüfen', en: 'Check the claims' },
  claims: { de: 'Behauptungen', en: 'Claims' },
  all: { de: 'Alle Aussagen ansehen', en: 'See all claims' },
  once: { de: /3 Aussagen sind aufgelistet, aber nicht geprüft/, en: /3 claims are listed but not checked/ },
  remembered: { de: /nur das Wissen des Modells/, en: /only what the model knows/ },
  sign: { de: 'nicht prüfbar', en: 'not checkable' },
}
const sentences = [
  'The Brandenburg Gate was built between 1788 and 1791.',
  'The Harlow footbridge opened on 14 June 1999.',
  'It is the most beautiful bridge.',
]

test.each(languages('en'))(
  'in %s what nobody could look for is said once, not beside each sentence',
  async language => {
    const person = await here.federwerk.person({ plan: 'premium' })
    const anna = await here.comes({ cookie: person.cookie, language, width: 1360 })
    const { page } = anna
    here.model.next({ text: sentences.join(' ') })
    const body = { content: 'Bridges', AiLanguage: language.toUpperCase() }
    const run = (await person.post('/api/engins/summarize', body)).headers.get('x-run-id') ?? ''
    await anna.goes(`/engins/v1/summarize_simplify?run=${run}`)
    await anna.presses(say.check)
    await page
      .getByRole('region', { name: anna.say(say.claims) })
      .getByText(say.once[language])
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText(anna.say(say.sign)).count()).toBe(0)
    expect(await findingsOn(page)).toEqual([])

    // They are listed all the same, with what the model knows.
    await anna.presses(say.all)
    await page.getByText(say.remembered[language]).waitFor()
    for (const sentence of sentences) await page.getByRole('listitem').filter({ hasText: sentence }).first().waitFor()
    expect(await page.getByText(anna.say(say.sign)).count()).toBe(0)
  },
)
