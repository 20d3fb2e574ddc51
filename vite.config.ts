import react from '@vitejs/plugin-react'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { sprite } from './scripts/sprite.ts'

/** The face of the first paint is asked for beside the script; the text face may follow, its stand-ins measure alike. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(file => /geist-latin-wght-normal.*woff2$/.test(file))
        .map(file => ({
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        })),
  },
}

/** What every page needs comes in two files that change only with their packages, and is not asked for in crumbs. */
const firstLoad = [
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)[\\/]/ },
  { name: 'tanstack', test: /node_modules.@tanstack[\\/]/ },
]

/** The screens: `npm run build` leaves them in `dist/web`; in development the server answers everything below `/api`. */
export default defineConfig({
  root: 'src/web',
  publicDir: '../../public',
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), tailwind(), sprite(), preloadFont],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad } } },
  },
  server: { proxy: { '^/api/': process.env.FEDERWERK ?? 'http://localhost:3000' } },
})
