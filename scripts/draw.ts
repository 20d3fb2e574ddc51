import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Window } from 'happy-dom'
import { build } from 'vite'
import { drawnAhead, drawnPages } from '#shared/drawn-pages.ts'
import { locales } from '#shared/text.ts'
import type { drawPage } from '../src/web/drawn.tsx'

type Drawn = { drawPage: typeof drawPage }

const folder = 'node_modules/.cache/federwerk/drawn'
const empty = '<div id="root"></div>'
const title = /<title>.*?<\/title>/

/** The page with what was drawn for it; its title goes where the browser looks for it. Throws if a part is missing. */
const filled = (page: string, drawn: string) => {
  if (!page.includes(empty)) throw new Error('The page has no place for what is drawn ahead.')
  if (/<!--\$[!?]-->(?!<template data-dgst="drawn-ahead">)/.test(drawn))
    throw new Error('A part of the page could not be drawn ahead.')
  return page
    .replace(title, title.exec(drawn)?.[0] ?? '')
    .replace(empty, () => `<div id="root">${drawn.replace(title, '')}</div>`)
}

/** What stands in a page for itself, as against the frame around it. */
const screen = /(<main [^>]*>)<!--\$-->([^]*)<!--\/\$-->(?=<\/main>)/
/** What is known of nobody: the values of what is named, and what was chosen. */
const values = /(?<=<dd\b[^>]*>)[^]*?(?=<\/dd>)/g
const chosen = / (?:aria-(?:pressed|checked|selected)|checked)="[^"]*"/g

/**
 * The frame is taken over by React as it stands. The screen in it shows what is the same for everybody, cannot be
 * touched, and stays until React has drawn the person's own: to React it is a part that could not be drawn here.
 */
const asItStands = (drawn: string) => {
  if (!screen.test(drawn)) throw new Error('A page that is drawn ahead has no screen.')
  return drawn.replace(screen, (_all, main: string, inside: string) => {
    const still = inside
      .replaceAll(/<!--.*?-->|<template[^>]*><\/template>/g, '')
      .replaceAll(values, '\u00A0')
      .replaceAll(chosen, '')
    const mark = `<!--$!--><template data-dgst="${drawnAhead}"></template>`
    return `${main}${mark}<div inert class="contents">${still}</div><!--/$-->`
  })
}

/** A browser without a screen, for what touches one while it is loaded and while a page is found. */
const sitDown = () => {
  const window = new Window({ url: 'http://localhost' })
  const { document, history, localStorage, location } = window
  document.documentElement.dataset.session = ''
  const addEventListener = window.addEventListener.bind(window)
  const matchMedia = window.matchMedia.bind(window)
  const known = { document, history, localStorage, location, addEventListener, matchMedia }
  Object.assign(globalThis, { window, self: window, ...known })
}

/**
 * Draws pages ahead, as they stand before anything has come from the server: `dist/web/catalogue.de.html` and its kin
 * are seen while the script is still on its way, and React takes them over.
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
  const { drawPage } = (await import(pathToFileURL(join(folder, 'drawn.js')).href)) as Drawn
  const page = readFileSync(`${into}/index.html`, 'utf8')
  for (const [path, { file, whole }] of Object.entries(drawnPages))
    for (const locale of locales) {
      const drawn = await drawPage(locale, path)
      writeFileSync(`${into}/${file}.${locale}.html`, filled(page, whole ? drawn : asItStands(drawn)))
    }
}
