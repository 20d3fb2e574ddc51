import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locale, locales } from '#shared/text.ts'
import { localeOf } from './languages.ts'
import type { Open } from './world.ts'

/** The browser's part lies beside the bundled server; from source it is where the build has put it. */
const folder = () => {
  const here = dirname(fileURLToPath(import.meta.url))
  return join(here, import.meta.url.endsWith('.ts') ? '../../dist/web' : 'web')
}

const languageOfPage = (c: Context) => locales.find(locale => c.req.path.split('/')[1] === locale) ?? localeOf(c)

/** The one page, in each language; read once, when it is first asked for. */
const pageIn = () => {
  const pages = new Map<Locale, string>()
  return (locale: Locale) => {
    const known = pages.get(locale)
    if (known) return known
    const page = readFileSync(join(folder(), 'index.html'), 'utf8').replace(
      /<html lang="\w+"/,
      `<html lang="${locale}"`,
    )
    pages.set(locale, page)
    return page
  }
}

/** Whether someone has signed in from here: then the page draws its frame before it knows who. */
const hasSession = (c: Context) => Object.keys(getCookie(c)).some(name => name.endsWith('.session_token'))

const isOurs = /^\/(?:api|assets|files)(?:\/|$)/

/** The screens: files that never change under their name, and one page for every other address. */
export const pageRoutes = () => {
  const file = serveStatic<Open>({ root: relative(process.cwd(), folder()) || '.', precompressed: true })
  const page = pageIn()
  return new Hono<Open>()
    .get('/assets/*', async (c, next) => {
      c.header('Cache-Control', 'public, max-age=31536000, immutable')
      return file(c, next)
    })
    .get('/:name{[\\w-]+\\.(?:js|svg|png|ico|txt|webmanifest)}', file)
    .get('*', c => {
      if (isOurs.test(c.req.path) || !c.req.header('Accept')?.includes('text/html')) return c.notFound()
      c.header('Cache-Control', 'no-cache')
      c.header('Vary', 'Accept-Language, Cookie')
      const html = page(languageOfPage(c))
      return c.html(hasSession(c) ? html.replace('<html ', '<html data-session ') : html)
    })
}
