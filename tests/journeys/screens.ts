import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#shared/text.ts'
import { openBrowser } from '../browser.ts'
import { foreignOn } from '../foreign.ts'
import { type Installations, openAll } from '../installations.ts'
import { scenes } from '../scenes/index.ts'
import { isLoading, play, type Scene, standing } from '../scenes/scene.ts'
import { findingsOn, overflowOf, visitsTo } from '../visitor.ts'

const narrowest = { width: 320, height: 640 }
/** What a small window and longer words can break; everything else is the same in every language. */
const ofLayout = ['target-size', 'scrollable-region-focusable']

/** Where prompts are written, those of both languages stand side by side, with the names of their values. */
const speaksBoth = /^admin-engine-(prompt|versions)$/

/**
 * Everyone can use every screen, in both designs and on any width, it speaks their language alone, and the browser has
 * nothing to complain about. What no language changes is searched in one of the two: every rule in a large window and
 * the colours of the dark design in the one, every rule in the smallest window in the other, turn by turn.
 */
export const everyScreenIn = (language: Locale) => {
  let browser: Browser
  let all: Installations
  let visits: ReturnType<typeof visitsTo>
  beforeAll(async () => {
    ;[browser, all] = await Promise.all([openBrowser(), openAll()])
    visits = visitsTo(browser)
  })
  afterAll(async () => {
    await browser.close()
    await all.close()
  })

  const foreign = async (scene: Scene, page: Page) => (speaksBoth.test(scene.name) ? [] : foreignOn(page, language))

  const judge = async (scene: Scene) => {
    const { on, cookie } = standing(scene.who, all, language)
    const visitor = await visits({ url: on.federwerk.url, language, cookie })
    const { page, complaints, leaves } = visitor
    const isThere = !isLoading(scene)
    const searched = locales[scenes.indexOf(scene) % locales.length] === language ? 'large' : 'small'
    try {
      await play(scene, visitor, all)
      // Wherever one had scrolled to, something would lie under the header by chance.
      const fromItsTop = () => page.evaluate(() => scrollTo(0, 0))
      await fromItsTop()
      if (searched === 'large') {
        if (isThere) expect(await findingsOn(page)).toEqual([])
        await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
        expect(await findingsOn(page, 'color-contrast'), 'dark').toEqual([])
      }
      expect(await foreign(scene, page), 'words of the other language').toEqual([])
      await page.setViewportSize(narrowest)
      await fromItsTop()
      expect(await overflowOf(page), 'pixels wider than the window').toBeLessThanOrEqual(0)
      const narrow = searched === 'small' ? [] : ofLayout
      if (isThere) expect(await findingsOn(page, ...narrow), 'narrow').toEqual([])
      expect(await foreign(scene, page), 'words of the other language, narrow').toEqual([])
      if (!scene.before) expect(complaints).toEqual([])
    } finally {
      await leaves()
    }
  }
  test.each(scenes)('$name', judge)
}
