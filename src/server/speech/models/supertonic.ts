import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { VoiceName } from '#shared/voices.ts'

/** Its own voice for each of ours; it has ten. */
export const supertonicVoices: Readonly<Record<VoiceName, string>> = {
  ...{ alloy: 'F1', nova: 'F2', shimmer: 'F3', sage: 'F4', coral: 'F5' },
  ...{ echo: 'M1', onyx: 'M2', fable: 'M3', ash: 'M4' },
}

/** The languages that it was taught, by the marks that it knows them by. */
export const supertonicLanguages: ReadonlySet<string> = new Set(
  'ar bg cs da de el en es et fi fr hi hr hu id it ja ko lt lv nl pl pt ro ru sk sl sv tr uk vi'.split(' '),
)

/** Its four networks, in the order in which they work. */
export const graphs = ['duration_predictor', 'text_encoder', 'vector_estimator', 'vocoder'] as const
export type GraphName = (typeof graphs)[number]

const needed = [
  ...graphs.map(name => `${name}.onnx`),
  ...['tts.json', 'unicode_indexer.json'],
  ...Object.values(supertonicVoices).map(name => `${name}.json`),
]

/** Whether everything that it needs lies in a folder. */
export const isSupertonicIn = (folder: string) => needed.every(name => existsSync(join(folder, name)))
