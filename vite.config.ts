import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunks, screenFiles } from './scripts/chunks.ts'
import { sprite } from './scripts/sprite.ts'
import { withoutMarkdown } from './scripts/without-markdown.ts'

/**
 * In which order a page asks for what it needs: a browser has six lines at a time. What is drawn with comes first, then
 * the code; the face of the first paint may follow, its stand-ins measure alike.
 */
const order: Plugin = {
  name: 'order',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const tags =
        html.match(/ *<(?:link rel="(?:modulepreload|stylesheet)"|script type="module")[^>]*>(?:<\/script>)?\n/g) ?? []
      const rank = (tag: string) =>
        ['stylesheet', 'framework', 'frame-', 'modulepreload'].findIndex(word => tag.includes(word)) >>> 0
      const rest = tags.reduce((left, tag) => left.replace(tag, ''), html)
      const sorted = tags.toSorted((one, other) => rank(one) - rank(other)).join('')
      const fonts = Object.keys(bundle ?? {})
        .filter(file => /geist-latin-wght-normal.*woff2$/.test(file))
        .map(file => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n`)
      return rest.replace('  </head>', () => `${sorted}${fonts.join('')}  </head>`)
    },
  },
}

/** What browsers need not fetch: sentences that come with the server's answer, and cookies, which they send themselves. */
const leftOut = {
  '/shared/problems/told-by-server.ts': 'export const problemsToldByServer = {}',
  '/hono/dist/utils/cookie.js': 'export const serialize = () => ""',
}
const withoutLeftOut: Plugin = {
  name: 'without-left-out',
  apply: 'build',
  load: id => Object.entries(leftOut).find(([file]) => id.endsWith(file))?.[1] ?? null,
}

/** What must run before the first paint stands in the page itself, and the server names it by its hash. */
const inlineTheme: Plugin = {
  name: 'inline-theme',
  apply: 'build',
  transformIndexHtml: html =>
    html.replace(
      '<script src="/theme.js"></script>',
      () => `<script>${readFileSync('public/theme.js', 'utf8').replace(/^\/\/.*\n/gm, '')}</script>`,
    ),
}

/** The screens: `npm run build` leaves them in `dist/web`; in development the server answers everything below `/api`. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  publicDir: '../../public',
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), tailwind(), sprite(), order, inlineTheme, withoutLeftOut, withoutMarkdown, screenFiles],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Which know `:dir()`: for older ones it would become a list of languages, which nobody has said of a paragraph.
    cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    // A few lines of a screen's own are no request of their own.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks() } } },
  },
  server: { proxy: { '^/api/': process.env.FEDERWERK ?? 'http://localhost:3000' } },
}))
