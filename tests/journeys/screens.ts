import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#shared/text.ts'
import { openBrowser } from '../browser.ts'
import { foreignOn } from '../foreign.ts'
import { type Installations, openAll } from '../installations.ts'
import { scenes } from '../scenes/index.ts'
import { isLoading, play, type Scene, standing } from '../scenes/scene.ts'
import { missedByTouch, setTouch } from '../touch.ts'
import { findingsOn, overflowOf, type Theme, themes, visitsTo } from '../visitor.ts'
import { languages } from './languages.ts'

/** A page stands for a second: compiling what runs often, of axe and the program, costs more than it saves. */
const uncompiled = '--js-flags=--max-optimized-bytecode-size=0 --no-maglev'

const narrowest = { width: 320, height: 640 }
/** What a small window can break of what was searched in a large one. */
const ofLayout = ['target-size', 'scrollable-region-focusable']

/** Where prompts are written, those of both languages stand side by side, with the names of their values. */
const speaksBoth = /^(admin-engine-(prompt|versions)|settings-glossary)/

const windows = ['large', 'small'] as const

/**
 * How the scenes are judged in a language: each in one design, and in one window by every rule of axe and word by word;
 * the small window is that of a phone. A scene has its turn in one language; where it is played in the other as well,
 * it is in the other design and the other window. Scenes of a screen stand side by side, so that four of them meet
 * each language in each design.
 */
const turnsIn = (language: Locale) =>
  scenes.flatMap((scene, at) => {
    const own = locales[at & 1] as Locale
    if (!languages(own).includes(language)) return []
    const turned = own === language ? at : ~at
    const theme = themes[(turned >> 1) & 1] as Theme
    const searched = windows[(turned ^ (turned >> 1) ^ (turned >> 2)) & 1]
    return { scene, theme, searched }
  })
type Turn = ReturnType<typeof turnsIn>[number]

/**
 * Everyone can use every screen, on any width, it speaks their language alone, and the browser has nothing to complain
 * about. Nothing is wider than the smallest window or too small in it.
 */
export const everyScreenIn = (language: Locale) => {
  let browser: Browser
  let all: Installations
  let visits: ReturnType<typeof visitsTo>
  beforeAll(async () => {
    ;[browser, all] = await Promise.all([openBrowser(uncompiled), openAll()])
    visits = visitsTo(browser)
  })
  afterAll(async () => {
    await browser.close()
    await all.close()
  })

  const foreign = async (scene: Scene, page: Page) => (speaksBoth.test(scene.name) ? [] : foreignOn(page, language))

  const judge = async ({ scene, theme, searched }: Turn) => {
    const { on, cookie } = standing(scene.who, all, language)
    const visitor = await visits({ url: on.federwerk.url, language, theme, cookie })
    const { page, complaints, leaves } = visitor
    const isThere = !isLoading(scene)
    try {
      await play(scene, visitor, all)
      // Wherever one had scrolled to, something would lie under the header by chance.
      const fromItsTop = () => page.evaluate(() => scrollTo(0, 0))
      await fromItsTop()
      if (!isThere) expect(await findingsOn(page, 'color-contrast'), theme).toEqual([])
      else if (searched === 'large') expect(await findingsOn(page), theme).toEqual([])
      if (searched === 'large') expect(await foreign(scene, page), 'words of the other language').toEqual([])
      await setTouch(page, true)
      await page.setViewportSize(narrowest)
      await fromItsTop()
      expect(await overflowOf(page), 'pixels wider than the window').toBeLessThanOrEqual(0)
      const narrow = searched === 'small' ? [] : ofLayout
      if (isThere) expect(await findingsOn(page, ...narrow), `${theme}, narrow`).toEqual([])
      if (searched === 'small') expect(await foreign(scene, page), 'words of the other language').toEqual([])
      expect(await missedByTouch(page), 'missed by a finger').toEqual([])
      if (!scene.before) expect(complaints).toEqual([])
    } finally {
      await leaves()
      await setTouch(page, false)
    }
  }
  test.each(turnsIn(language))('$scene.name, $theme', judge)
}
