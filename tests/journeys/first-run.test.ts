import { expect, test } from 'vitest'
import { password } from '../federwerk.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage(model => ({ environment: { OPENAI_BASE_URL: `${model.url}/v1` } }))

const news = 'Am 12. April öffnet das Reparaturcafé im alten Postamt.'

test('the first person sets everything up, and finds what they had begun to write', async () => {
  const ada = await here.comes()
  await ada.goes('/login')
  await ada.reads('Administration einrichten')
  await ada.fills({ 'Ihr Name': 'Ada Admin', 'E-Mail-Adresse': 'ada@example.com', Passwort: password })
  await ada.presses('Konto anlegen')
  await ada.reads('Federwerk ist bereit. Zwei Fragen noch.')
  await ada.page.getByText('Für Kundinnen und Kunden').click()
  await ada.page.getByText('Vorerst ohne KI').click()
  await ada.presses('Anfangen')

  await ada.reads('Werkzeuge warten auf ein Modell')
  await ada.opens('Pressemitteilung')
  await ada.reads('Die Feder ist da, die Tinte fehlt noch.')
  await ada.page.getByRole('textbox').first().fill(news)
  await ada.page.getByRole('link', { name: 'Einfügen: Schlüssel einfügen' }).click()

  await ada.page.getByText('Schlüssel einfügen').first().click()
  await ada.page.getByLabel('Anbieter', { exact: true }).selectOption({ label: 'OpenAI' })
  await ada.fills({ Schlüssel: 'sk-test-1234567890' })
  await ada.presses('Verbindung prüfen')
  await ada.reads('Die Verbindung steht.')
  expect(here.model.requests.at(-1)?.headers.authorization).toBe('Bearer sk-test-1234567890')
  await ada.presses('Weiter mit „Pressemitteilung“')

  await ada.page.getByRole('heading', { level: 1, name: 'Pressemitteilung' }).waitFor()
  expect(await ada.page.getByRole('textbox').first().inputValue()).toBe(news)
  here.model.next({ text: 'Ein Café, in dem repariert wird.' })
  await ada.presses(words.generate)
  await ada.reads('Ein Café, in dem repariert wird.')

  await ada.presses('Text-Werkzeuge')
  await ada.reads('Was möchten Sie schreiben?')
  expect(await ada.page.getByText('Wartet auf ein KI-Modell').count()).toBe(0)
  expect(await (await here.federwerk.nobody.get('/api/installation')).json()).toMatchObject({ who: 'customers' })
})
