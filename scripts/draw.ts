import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Window } from 'happy-dom'
import { build } from 'vite'
import { engines } from '#catalogue/index.ts'
import { shown } from '#catalogue/shown.ts'
import { text } from '#shared/answers.ts'
import { drawnAhead, drawnPages, drawnTool, inTexts } from '#shared/drawn-pages.ts'
import { type Locale, locales } from '#shared/text.ts'
import type { drawPage } from '../src/web/drawn.tsx'

type Drawn = { drawPage: typeof drawPage }

const folder = 'node_modules/.cache/federwerk/drawn'
const empty = '<div id="root"></div>'
const title = /<title>.*?<\/title>/
const [firstTool] = engines.map(one => shown(one))
/** What a text was written with whose tool is not known. */
const anyTool = firstTool && {
  ...firstTool,
  ...{ slug: 'any', aliases: [], category: [], name: { de: '\u00A0', en: '\u00A0' }, bubbleSlug: 'any' },
  calls: Object.fromEntries(Object.values(firstTool.calls).map(call => ['any', { ...call, answer: text() }])),
}

const face = / *<link rel="preload" as="font"[^>]*>\n/g

/** What was drawn, where no part of it is missing; else throws. */
const complete = (drawn: string) => {
  if (/<!--\$[!?]-->(?!<template data-dgst="drawn-ahead">)/.test(drawn))
    throw new Error('A part of the page could not be drawn ahead.')
  return drawn
}

/**
 * The page with what was drawn for it; its title goes where the browser looks for it, and its faces come later. Throws
 * if a part is missing.
 */
const filled = (page: string, drawn: string) => {
  if (!page.includes(empty)) throw new Error('The page has no place for what is drawn ahead.')
  return page
    .replace('<html ', '<html data-faces="later" ')
    .replaceAll(face, '')
    .replace(title, title.exec(drawn)?.[0] ?? '')
    .replace(empty, () => `<div id="root">${complete(drawn).replace(title, '')}</div>`)
}

/** What stands in a page for itself, as against the frame around it. */
const screen = /(<main [^>]*>)<!--\$-->([^]*)<!--\/\$-->(?=<\/main>)/
/** What is known of nobody: the values of what is named, and what was chosen. */
const values = /(?<=<(dd)\b[^>]*>|<(\w+) data-own[^>]*>)[^]*?(?=<\/(?:\1|\2)>)/g
const chosen = / (?:aria-(?:pressed|checked|selected)|checked)="[^"]*"/g

const written = new RegExp(`(?:<div class="block"[^>]*><p>(?:${inTexts.title}|${inTexts.text})</p></div>)+`)
const row = new RegExp(`<li\\b[^>]*>(?:(?!</?li>)[^])*${inTexts.title}[^]*?</li>`)

/** A page of texts says where a person's own are to stand, and nothing of the one it was drawn with. */
const withPlaces = (drawn: string) =>
  drawn
    .replaceAll(/<use\b[^>]*><\/use>/g, '')
    .replaceAll(/ aria-label="[^"]*drawn-[^"]*"/g, '')
    .replace(written, `<!--${inTexts.text}-->`)
    .replace(row, found => inTexts.row.join(found))

/**
 * The frame is taken over by React as it stands. The screen in it shows what is the same for everybody, cannot be
 * touched, and stays until React has drawn the person's own: to React it is a part that could not be drawn here.
 */
const asItStands = (drawn: string, last = (still: string) => still) => {
  if (!screen.test(drawn)) throw new Error('A page that is drawn ahead has no screen.')
  return drawn.replace(screen, (_all, main: string, inside: string) => {
    const still = inside
      .replaceAll(/<!--.*?-->|<template[^>]*><\/template>/g, '')
      .replaceAll(values, '\u00A0')
      .replaceAll(chosen, '')
    const mark = `<!--$!--><template data-dgst="${drawnAhead}"></template>`
    return `${main}${mark}<div inert class="contents">${last(still)}</div><!--/$-->`
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
  const lay = (file: string, locale: Locale, drawn: string) =>
    writeFileSync(`${into}/${file}.${locale}.html`, filled(page, drawn))
  for (const locale of locales)
    for (const [path, { file, whole, texts }] of Object.entries(drawnPages)) {
      const drawn = await drawPage(locale, path, texts ? anyTool : undefined)
      lay(file, locale, whole ? drawn : asItStands(drawn, texts ? withPlaces : undefined))
    }
  // A tool is drawn whole, as it is where its screen takes the place of another.
  document.body.innerHTML = '<main><div inert></div></main>'
  for (const locale of locales)
    for (const engine of engines.map(one => shown(one)))
      lay(drawnTool(engine.slug), locale, asItStands(complete(await drawPage(locale, engine.path, engine))))
}
