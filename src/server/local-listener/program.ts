import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { lazy } from '#shared/memoize.ts'
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

/**
 * Whether the program that listens is installed, which is an optional package, and runs on this system: libraries that
 * it needs may be missing. It is tried once, in a process of its own, when it is first asked about.
 */
export const canListen = lazy(() => {
  const file = installed()
  if (!file) return false
  const how = { env: bareEnvironment(), stdio: 'ignore', timeout: 30_000 } as const
  return spawnSync(process.execPath, ['-e', 'require(process.argv[1])', file], how).status === 0
})

/** The program itself, for a process of its own: native code takes along who loads it. Throws where it cannot run. */
export const whisper = () => require(name) as Whisper
