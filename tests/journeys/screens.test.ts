import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#shared/text.ts'
import { openBrowser } from '../browser.ts'
import { type Installations, openAll } from '../installations.ts'
import { play, scenes, standing } from '../scenes.ts'
import { findingsOn, overflowOf, type Theme, visit } from '../visitor.ts'

let browser: Browser
let all: Installations
beforeAll(async () => {
  const opened = await Promise.all([openBrowser(), openAll()])
  browser = opened[0]
  all = opened[1]
})
afterAll(async () => {
  await browser.close()
  await all.close()
})

const themes: readonly Theme[] = ['light', 'dark']
const narrowest = { width: 320, height: 640 }

describe.each(locales)('in %s', language => {
  test.each(scenes)('$name can be used by everyone, in both designs, on any width', async scene => {
    const { on, cookie } = standing(scene.who, all, language)
    const visitor = await visit(browser, { url: on.federwerk.url, language, cookie })
    const { page, complaints, leaves } = visitor
    try {
      await play(scene, visitor, all)
      for (const theme of themes) {
        await page.evaluate(to => (document.documentElement.dataset.theme = to), theme)
        if (!scene.name.endsWith('loading')) expect(await findingsOn(page), theme).toEqual([])
      }
      await page.setViewportSize(narrowest)
      expect(await overflowOf(page), 'pixels wider than the window').toBeLessThanOrEqual(0)
      if (!scene.name.endsWith('loading')) expect(await findingsOn(page), 'narrow').toEqual([])
      if (!scene.before) expect(complaints).toEqual([])
    } finally {
      await leaves()
    }
  })
})
