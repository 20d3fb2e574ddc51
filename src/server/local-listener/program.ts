import { createRequire } from 'node:module'
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

/** Whether the program that listens is installed: it is an optional package. */
export const canListen = () => {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

/** The program itself, for a process of its own: native code takes along who loads it. Throws where it cannot run. */
export const whisper = () => require(name) as Whisper
