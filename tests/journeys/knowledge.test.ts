import { describe, expect, test } from 'vitest'
import type { Text } from '#shared/text.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const add: Text = { de: 'Hinzufügen', en: 'Add' }
const addTerm: Text = { de: 'Begriff hinzufügen', en: 'Add a term' }
const oneSource: Text = { de: 'Eigenes Wissen: 1 Quelle', en: 'Own knowledge: 1 source' }
const choose: Text = { de: 'Auswählen', en: 'Choose' }
const leftOut: Text = { de: 'Ihr eigenes Wissen bleibt weg.', en: 'Your own knowledge is left out.' }
const told: Text = { de: 'heißt im Glossar', en: 'in the glossary' }
const release: Text = {
  de: 'Am Samstag öffnet die Backstube um 6.40 Uhr. Jeder Kunde bekommt ein Brötchen.',
  en: 'On Saturday the bakehouse opens at 6.40 am. Every customer gets a roll.',
}
const mended: Text = { de: 'Jeder Gast bekommt', en: 'Every guest gets' }

describe.each(languages('de'))('in %s', language => {
  test('a document is kept, laid under a text and listed; a term is held, and both can be left', async () => {
    const person = await here.federwerk.person({ plan: 'premium', language })
    const lena = await here.comes({ cookie: person.cookie, language, width: 360 })
    const { say, page } = lena
    const heard = () => here.model.requests.at(-1)?.prompt ?? ''
    const writes = async (button: Text, text: string) => {
      here.model.next({ text })
      await lena.presses(button)
      await page
        .getByText(say({ de: 'KI-erstellt', en: 'Made with AI' }))
        .first()
        .waitFor()
    }
    await lena.goes('/settings#knowledge')
    await lena.presses(add)
    await page.locator('[role=dialog] input[type=file]').setInputFiles({
      ...{ name: 'Backstube.txt', mimeType: 'text/plain' },
      buffer: Buffer.from('Die Backstube öffnet sonnabends um 6.40 Uhr.'),
    })
    await lena.reads({ de: '„Backstube.txt“ ist hinterlegt.', en: '“Backstube.txt” is kept.' })
    await lena.presses({ de: 'Text zeigen', en: 'Show the text' })
    await lena.reads('sonnabends um 6.40 Uhr')

    await lena.presses(addTerm)
    await page.getByLabel(say({ de: 'Begriff, wie er', en: 'Term, as it' })).fill(say({ de: 'Kunde', en: 'customer' }))
    await page.getByLabel(say({ de: 'Heißt im Text', en: 'Called in the text' })).fill(say({ de: 'Gast', en: 'guest' }))
    await page.keyboard.press('Enter')
    await page.locator('[role=dialog] form').waitFor({ state: 'detached' })
    expect(await findingsOn(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)

    await lena.goes('/engins/v1/press_release')
    await lena.reads(oneSource)
    await page
      .getByRole('textbox')
      .first()
      .fill(say({ de: 'Backstube für Kunden', en: 'Bakehouse for customers' }))
    await writes(words.generate, say(release))
    expect(heard()).toMatch(/<knowledge-\w+>[^]*6\.40/)
    expect(heard()).toMatch(/<glossary-\w+>\n(?:Kunde → Gast|customer → guest)/)
    await lena.reads({
      de: 'Aus eigenem Wissen: 7 Wörter aus „Backstube.txt“',
      en: 'From own knowledge: 7 words from “Backstube.txt”',
    })
    await page.getByRole('button', { name: { de: /^1 Hinweis$/, en: /^1 remark$/ }[language] }).click()
    await lena.reads(told)
    await lena.presses(language === 'de' ? { de: 'Berichtigen', en: '' } : { de: '', en: 'Fix' })
    await lena.reads(mended)

    await lena.goes('/engins/v1/press_release')
    await lena.presses(choose)
    await page.getByRole('checkbox', { name: 'Backstube.txt' }).press('Space')
    await lena.reads(leftOut)
    expect(await findingsOn(page)).toEqual([])
    await page
      .getByRole('textbox')
      .first()
      .fill(say({ de: 'Backstube für alle', en: 'Bakehouse for all' }))
    await writes(words.generate, say({ de: 'Ohne Wissen.', en: 'Without knowledge.' }))
    expect(heard()).not.toContain('6.40')
    await lena.goes('/engins/v1/product_description')
    await lena.reads(leftOut)
  })
})
