import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { locales } from '#shared/text.ts'
import { openBrowser } from '#tests/browser.ts'
import { openAll } from '#tests/installations.ts'
import { scenes } from '#tests/scenes/index.ts'
import { play, type Scene, standing } from '#tests/scenes/scene.ts'
import { findingsOn, overflowOf, type Theme, themes, visit } from '#tests/visitor.ts'

const atOnce = 2

const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
  },
})
const widths = (asked.width ?? ['1360', '360']).map(Number)
const inLanguages = locales.filter(locale => asked.language?.includes(locale) ?? true)
const inThemes = themes.filter(theme => asked.theme?.includes(theme) ?? true)
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)))
const folder = 'shots'
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const browser = await openBrowser()
const all = await openAll()
const complaints: string[] = []

/** Plays a scene once, and takes its picture in both designs; says what is wrong with it. */
const shoot = async (scene: Scene, language: (typeof locales)[number], width: number) => {
  const { on, cookie } = standing(scene.who, all, language)
  const visitor = await visit(browser, {
    url: on.federwerk.url,
    language,
    width,
    height: width < 500 ? 780 : 860,
    cookie,
  })
  const name = (theme: Theme) => `${scene.name}-${language}-${width}-${theme}`
  try {
    await play(scene, visitor, all)
    for (const theme of inThemes) {
      await visitor.page.evaluate(to => (document.documentElement.dataset.theme = to), theme)
      const fullPage = !/writing|waiting/.test(scene.name)
      if (fullPage) await visitor.page.evaluate(() => scrollTo(0, 0))
      writeFileSync(
        join(folder, `${name(theme)}.png`),
        await visitor.page.screenshot({ fullPage, animations: 'disabled' }),
      )
      const findings = await findingsOn(visitor.page)
      for (const finding of findings) if (!scene.before) complaints.push(`${name(theme)}: ${finding}`)
    }
    const over = await overflowOf(visitor.page)
    if (over > 0) complaints.push(`${name('light')}: ${over} px wider than its window`)
    if (!scene.before) for (const complaint of visitor.complaints) complaints.push(`${name('light')}: ${complaint}`)
  } catch (error) {
    complaints.push(`${name('light')}: ${String(error).split('\n')[0]}`)
  }
  await visitor.leaves()
}

const tasks = chosen.flatMap(scene =>
  inLanguages.flatMap(language => widths.map(width => () => shoot(scene, language, width))),
)
const total = tasks.length
const worker = async () => {
  for (let task = tasks.shift(); task; task = tasks.shift()) await task()
}
await Promise.all(Array.from({ length: atOnce }, worker))
await browser.close()
await all.close()

for (const complaint of complaints) console.log(complaint)
console.log(`${total * inThemes.length} pictures in ${folder}/, ${complaints.length} complaints.`)
process.exit(complaints.length ? 1 : 0)
