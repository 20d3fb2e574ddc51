import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Window } from 'happy-dom'
import { build } from 'vite'
import { locales } from '#shared/text.ts'
import type { drawCatalogue } from '../src/web/drawn.tsx'

type Drawn = { drawCatalogue: typeof drawCatalogue }

const folder = 'node_modules/.cache/federwerk/drawn'
const empty = '<div id="root"></div>'
const title = /<title>.*?<\/title>/

/** The page with what was drawn for it; its title goes where the browser looks for it. Throws if a part is missing. */
const filled = (page: string, drawn: string) => {
  if (!page.includes(empty)) throw new Error('The page has no place for what is drawn ahead.')
  if (/<!--\$[!?]-->/.test(drawn)) throw new Error('A part of the page could not be drawn ahead.')
  return page
    .replace(title, title.exec(drawn)?.[0] ?? '')
    .replace(empty, () => `<div id="root">${drawn.replace(title, '')}</div>`)
}

/** A browser without a screen, for what touches one while it is loaded and while a page is found. */
const sitDown = () => {
  const window = new Window({ url: 'http://localhost' })
  const { document, history, localStorage } = window
  document.documentElement.dataset.session = ''
  const addEventListener = window.addEventListener.bind(window)
  Object.assign(globalThis, { window, self: window, document, history, localStorage, addEventListener })
}

/**
 * Draws the catalogue ahead, as it stands before anything has come from the server: `dist/web/catalogue.de.html` and
 * its kin are seen while the script is still on its way, and React takes them over.
 */
export const draw = async (into: string) => {
  await build({
    logLevel: 'warn',
    // The browser's own versions of packages: the same tree is drawn here and there.
    resolve: { conditions: ['browser', 'module', 'production'] },
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'production'] } },
    build: { ssr: 'drawn.tsx', outDir: join(process.cwd(), folder), emptyOutDir: true, copyPublicDir: false },
  })
  sitDown()
  const { drawCatalogue } = (await import(pathToFileURL(join(folder, 'drawn.js')).href)) as Drawn
  const page = readFileSync(`${into}/index.html`, 'utf8')
  for (const locale of locales) {
    const drawn = await drawCatalogue(locale)
    writeFileSync(`${into}/catalogue.${locale}.html`, filled(page, drawn))
  }
}
