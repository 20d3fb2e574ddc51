import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { findingsOn } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

describe.each<Locale>(['de', 'en'])('in %s', language => {
  test('one sees what requests went into, and takes it along as a table', async () => {
    await here.federwerk.admin()
    const person = await here.federwerk.person({ language })
    const visitor = await here.comes({ language, cookie: person.cookie, width: 360, height: 740 })
    await visitor.goes('/settings#usage')
    await visitor.reads({ de: 'keine Anfrage verwendet', en: 'used no requests' })
    for (const count of [1, 2])
      await person.ask('summarize', { content: `Das Café hat ${count} Kuchen. Es ist offen.` })
    const used = (await (await person.get('/api/session')).json()).anzahlrequest_number as number
    await visitor.page.reload()
    const usage = visitor.page.locator('#usage')
    const bars = usage.getByRole('listitem')
    await bars.first().waitFor()
    expect((await bars.allInnerTexts()).map(text => Number(text.split('\n').at(-1)))).toEqual([used])
    const table = usage.getByRole('table')
    expect(await table.getByRole('cell').allInnerTexts()).toEqual([String(used)])
    await visitor.presses({ de: '90 Tage', en: '90 days' })
    await expect.poll(() => usage.locator('svg').first().locator('rect').count()).toBe(90)
    expect(await findingsOn(visitor.page)).toEqual([])
    const file = visitor.page.waitForEvent('download')
    await visitor.presses({ de: 'Als CSV herunterladen', en: 'Download as CSV' })
    const lines = readFileSync(await (await file).path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d,.+,${used}$`))
  })
})
