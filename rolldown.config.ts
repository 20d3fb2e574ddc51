import { defineConfig } from 'rolldown'

/**
 * The server, its threads for database, texts and dictionaries, and its processes that read and that make files, beside what
 * the browser gets.
 */
export default defineConfig({
  input: {
    server: 'src/server/main.ts',
    'pglite-worker': 'src/server/store/pglite-worker.ts',
    'reading-child': 'src/server/reading/child.ts',
    'exports-child': 'src/server/exports/child.ts',
    'spelling-worker': 'src/server/spelling/worker.ts',
    'language-worker': 'src/server/language/worker.ts',
  },
  platform: 'node',
  // Look for files of their own beside themselves.
  external: /^(@electric-sql\/pglite|hunspell-wasm|@myriaddreamin\/[\w.-]+)(\/|$)/,
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
})
