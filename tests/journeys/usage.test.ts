import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

describe.each(languages('en'))('in %s', language => {
  test('one sees what requests went into, and takes it along as a table', async () => {
    await here.federwerk.admin()
    const person = await here.federwerk.person({ language })
    const visitor = await here.comes({ language, cookie: person.cookie, width: 360, height: 740 })
    await visitor.goes('/settings#usage')
    await visitor.page.waitForURL('**/settings/usage')
    await visitor.reads({ de: 'keine Anfrage verwendet', en: 'used no requests' })
    for (const count of [1, 2])
      await person.ask('summarize', { content: `Das Café hat ${count} Kuchen. Es ist offen.` })
    const used = (await (await person.get('/api/session')).json()).anzahlrequest_number as number
    await visitor.page.reload()
    const usage = visitor.page.getByRole('main')
    const bars = usage.getByRole('region').last().getByRole('listitem')
    await bars.first().waitFor()
    expect((await bars.allInnerTexts()).map(text => Number(text.split('\n').at(-1)))).toEqual([used])
    const table = usage.getByRole('table')
    expect(await table.getByRole('cell').allInnerTexts()).toEqual([String(used)])
    await visitor.presses({ de: '90 Tage', en: '90 days' })
    await expect.poll(() => usage.locator('[data-day]').count()).toBe(90)
    expect(await findingsOn(visitor.page)).toEqual([])
    const file = visitor.page.waitForEvent('download')
    await visitor.presses({ de: 'Als CSV', en: 'As CSV' })
    const lines = readFileSync(await (await file).path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d[,;].+[,;]${used}$`))
  })

  test('an administrator sees what everyone used, enters a price, and learns the cost', async () => {
    const admin = await here.federwerk.admin()
    const person = await here.federwerk.person({ language })
    await person.ask('summarize', { content: 'Das Café hat drei Kuchen. Es ist offen.' })
    const visitor = await here.comes({ language, cookie: admin.cookie, width: 360, height: 740 })
    await visitor.goes('/admin/usage')
    const [total, prices] = [visitor.page.locator('#total'), visitor.page.locator('#prices')]
    const cost = total.locator('dd').last()
    await cost.waitFor()
    if (language === 'de') expect(await cost.innerText()).toBe('unbekannt')
    for (const at of [0, 1])
      await prices
        .getByRole('textbox')
        .nth(at)
        .fill(language === 'de' ? '1000,5' : '2000.5')
    await visitor.presses({ de: 'Preise speichern', en: 'Save the prices' })
    await visitor.reads({ de: 'Gespeichert', en: 'Saved' })
    await expect.poll(() => cost.innerText()).toMatch(language === 'de' ? /^\d+,\d+\s€$/ : /^€\d+\.\d+$/)
    await visitor.page.locator('#days summary').click()
    const table = visitor.page.locator('#days').getByRole('table')
    expect(await table.getByRole('cell').last().innerText()).toBe(await cost.innerText())
    expect(await findingsOn(visitor.page)).toEqual([])
    const file = visitor.page.waitForEvent('download')
    await visitor.page.locator('#models button').click()
    const lines = readFileSync(await (await file).path(), 'utf8').split('\r\n')
    expect(lines[1]).toMatch(language === 'de' ? /^openai-compatible:[^;]+;\d+;.*;\d+,\d+;0$/ : /,\d+\.\d+,0$/)
  })
})
