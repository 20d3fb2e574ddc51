import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { bareEnvironment } from '../process/bare-environment.ts'
import type { Passage } from './talk.ts'

/** What is used of whisper.cpp, as its package for this system offers it. */
export type Whisper = Readonly<{
  WhisperContext: new (about: { filePath: string; useGpu: boolean }) => {
    transcribeData(
      samples: ArrayBuffer,
      how: { language: string; maxThreads: number; prompt?: string },
    ): { promise: Promise<{ language?: string; segments: readonly Passage[] }> }
    release(): Promise<void>
  }
}>

const require = createRequire(import.meta.url)
/** There is one package for each system; npm installs the one that fits. */
const name = `@fugood/node-whisper-${process.platform}-${process.arch}`

const installed = () => {
  try {
    return require.resolve(name)
  } catch {
    return undefined
  }
}

/** Whether a package can be loaded, in a process of its own; undefined where it took too long to tell. */
const loads = (file: string, timeout: number) =>
  new Promise<boolean | undefined>(resolve => {
    const how = { env: bareEnvironment(), stdio: 'ignore', timeout } as const
    const child = spawn(process.execPath, ['-e', 'require(process.argv[1])', file], how)
    child.once('error', () => resolve(undefined))
    // Who ends by a signal other than the one of our clock has crashed by loading it.
    child.once('exit', (code, signal) => resolve(signal === 'SIGTERM' || signal === 'SIGKILL' ? undefined : code === 0))
  })

/** Tries a package when it is first asked about; what could not be told means no, and is tried anew after a rest. */
export const openTrial = (find: () => string | undefined, { patience, rest } = { patience: 30_000, rest: 300_000 }) => {
  let known: boolean | undefined
  let resting = 0
  let trying: Promise<boolean | undefined> | undefined
  const tried = async () => {
    const file = find()
    known = file ? await loads(file, patience).catch(() => undefined) : false
    trying = undefined
    resting = Date.now() + rest
    return known
  }
  return async () => {
    if (known !== undefined || (!trying && Date.now() < resting)) return known ?? false
    return (await (trying ??= tried())) ?? false
  }
}

/**
 * Whether the program that listens is installed, which is an optional package, and runs on this system: libraries that
 * it needs may be missing.
 */
export const canListen = openTrial(installed)

/** The program itself, for a process of its own: native code takes along who loads it. Throws where it cannot run. */
export const whisper = () => require(name) as Whisper
