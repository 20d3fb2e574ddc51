import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { openBrowser } from '../browser.ts'
import { type Installations, openAll } from '../installations.ts'
import { scenes } from '../scenes/index.ts'
import { play, type Scene, standing } from '../scenes/scene.ts'
import { findingsOn, overflowOf, visit } from '../visitor.ts'

const narrowest = { width: 320, height: 640 }

/** Everyone can use every screen, in both designs and on any width, and the browser has nothing to complain about. */
export const everyScreenIn = (language: Locale) => {
  let browser: Browser
  let all: Installations
  beforeAll(async () => {
    ;[browser, all] = await Promise.all([openBrowser(), openAll()])
  })
  afterAll(async () => {
    await browser.close()
    await all.close()
  })

  const judge = async (scene: Scene) => {
    const { on, cookie } = standing(scene.who, all, language)
    const visitor = await visit(browser, { url: on.federwerk.url, language, cookie })
    const { page, complaints, leaves } = visitor
    try {
      await play(scene, visitor, all)
      const isThere = !scene.name.endsWith('loading')
      if (isThere) expect(await findingsOn(page)).toEqual([])
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
      expect(await findingsOn(page, 'color-contrast'), 'dark').toEqual([])
      await page.setViewportSize(narrowest)
      // Wherever one had scrolled to, something would lie under the header by chance.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await overflowOf(page), 'pixels wider than the window').toBeLessThanOrEqual(0)
      if (isThere) expect(await findingsOn(page), 'narrow').toEqual([])
      if (!scene.before) expect(complaints).toEqual([])
    } finally {
      await leaves()
    }
  }
  test.each(scenes)('$name', judge)
}
