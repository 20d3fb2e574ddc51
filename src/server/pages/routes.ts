import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locale, locales } from '#shared/text.ts'
import { contentPolicy } from '../http/headers.ts'
import { isPage } from './known-pages.ts'
import { localeOf } from '../http/languages.ts'
import type { Open } from '../world.ts'
import { codeFrom } from './code.ts'
import { type Asks, answersFor, asScript } from './data.ts'
import { drawnFor } from './drawn.ts'
import { needsOf } from './needs.ts'

/** The browser's part lies beside the bundled server; from source it is where the build has put it. */
const folder = () => {
  const here = dirname(fileURLToPath(import.meta.url))
  return join(here, import.meta.url.endsWith('.ts') ? '../../../dist/web' : 'web')
}

const isLocalized = (c: Context) => locales.some(locale => c.req.path.split('/')[1] === locale)
const languageOfPage = (c: Context) => locales.find(locale => c.req.path.split('/')[1] === locale) ?? localeOf(c)

/** The same page in a language; the root is the front door. */
const inLanguage = (c: Context, locale: Locale) => {
  const { pathname, search } = new URL(c.req.url)
  return `/${locale}${pathname === '/' ? '' : pathname}${search}`
}

/** A page of the build, in each language; read once, when it is first asked for. */
const openPages = () => {
  const pages = new Map<string, string>()
  return (name: string, locale: Locale) => {
    const key = `${name} ${locale}`
    const known = pages.get(key)
    if (known) return known
    const html = readFileSync(join(folder(), `${name}.html`), 'utf8')
    const page = html.replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    pages.set(key, page)
    return page
  }
}

/** Whether someone has signed in from here: then the page shows its frame before it knows who. */
const hasSession = (c: Context) => Object.keys(getCookie(c)).some(name => name.endsWith('.session_token'))

const isOurs = /^\/(?:api|assets|files)(?:\/|$)/

/** A browser asks for HTML; whoever looks at the root with a program that takes anything gets the page, too. */
const wantsPage = (c: Context) => {
  const accept = c.req.header('Accept') ?? '*/*'
  return accept.includes('text/html') || (c.req.path === '/' && accept.includes('*/*'))
}

/** Only what is there: a file that is missing while the program is being replaced may be there a moment later. */
const keptForGood = (_path: string, c: Context<Open>) =>
  void c.env.outgoing.setHeader('Cache-Control', 'public, max-age=31536000, immutable')

/** The hashes of the scripts that stand in a page, as its policy names them. */
const hashesIn = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )

/** What may come later than the code of the screen. */
const afterCode = /<script type="module"|<\/head>/

/** An address within the page's language. */
const withoutLocale = (path: string, locale: Locale) => path.replace(new RegExp(`^/${locale}(?=/|$)`), '')

/**
 * The screens: files that never change under their name, and one page for every other address, known or not. Who is
 * signed in gets the code and the first answers of a page together with it.
 */
export const pageRoutes = (asks: Asks) => {
  const files = { root: relative(process.cwd(), folder()) || '.', precompressed: true }
  const page = openPages()
  const code = codeFrom(folder())
  let known: string | undefined
  const policy = () => (known ??= contentPolicy(...hashesIn(page('index', 'en'))))
  return new Hono<Open>()
    .get('/assets/*', serveStatic<Open>({ ...files, onFound: keptForGood }))
    .get('/:name{[\\w-]+\\.(?:js|svg|png|ico|txt|webmanifest)}', serveStatic<Open>(files))
    .get('*', async c => {
      if (isOurs.test(c.req.path) || !wantsPage(c)) return c.notFound()
      c.header('Vary', 'Accept-Language, Cookie')
      if (!isLocalized(c) && hasSession(c)) {
        const user = await c.var.world.sessions.find(c.req.raw.headers).catch(() => undefined)
        if (user) return c.redirect(inLanguage(c, user.locale))
      }
      if (!isPage(c.req.path)) c.status(404)
      const locale = languageOfPage(c)
      c.header('Content-Security-Policy', policy())
      if (!hasSession(c)) {
        c.header('Cache-Control', 'no-cache')
        return c.html(page('index', locale))
      }
      // What belongs to a person is kept by no cache on the way, nor by the browser for whoever comes next.
      c.header('Cache-Control', 'no-store')
      const url = new URL(c.req.url)
      const path = withoutLocale(url.pathname, locale)
      const needs = needsOf(path, url.searchParams)
      const answers = needs && (await answersFor(c, asks, needs, locale))
      const drawn = url.search || !isLocalized(c) ? undefined : drawnFor(path, answers)
      const ahead = drawn && page(`${drawn.file}.${locale}`, locale)
      const filled = ahead && drawn.fill ? drawn.fill(ahead) : ahead
      const html = (filled ?? page('index', locale)).replace('<html ', '<html data-session ')
      if (!needs) return c.html(html)
      return c.html(
        html
          .replace(afterCode, found => `${code(needs.code)}${found}`)
          .replace('</body>', () => `${answers ? asScript(answers) : ''}</body>`),
      )
    })
}
