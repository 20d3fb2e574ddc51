import { defineConfig } from 'rolldown'

/** The server, its thread for the embedded database and its process that reads, beside what the browser gets. */
export default defineConfig({
  input: {
    server: 'src/server/main.ts',
    'pglite-worker': 'src/server/store/pglite-worker.ts',
    'reading-child': 'src/server/reading/child.ts',
  },
  platform: 'node',
  // Looks for files of its own beside itself.
  external: /^@electric-sql\/pglite(\/|$)/,
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
})
