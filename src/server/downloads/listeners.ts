import type { Download } from './catalogue.ts'

const whisper = { kind: 'listen', maker: 'OpenAI', licence: 'MIT' } as const
const licenceAt = 'https://github.com/openai/whisper/blob/main/LICENSE'
/** The files that whisper.cpp was made for, at one revision. */
const placeOf = (file: string) => `ggerganov/whisper.cpp/resolve/5359861c739e955e79d9a303bcbc70fb988958b1/${file}`
const megabyte = 1_000_000

/** Models that write down what is said, for about a hundred languages each. */
export const listenerDownloads: readonly Download[] = [
  {
    ...{ ...whisper, licenceAt },
    id: 'whisper-base',
    name: 'Whisper base',
    line: {
      de: 'Schnell, auch auf schwachen Rechnern. Genügt für deutliche Sprache ohne Nebengeräusche.',
      en: 'Fast, even on weak machines. It is enough for clear speech without noise.',
    },
    file: 'whisper-base.bin',
    place: placeOf('ggml-base.bin'),
    bytes: 147_951_465,
    sha256: '60ed5bc3dd14eea856493d334349b405782ddcaf0028d4b5df4088345fba2efe',
    memory: 500 * megabyte,
  },
  {
    ...{ ...whisper, licenceAt },
    id: 'whisper-small',
    name: 'Whisper small',
    line: {
      de: 'Ein guter Anfang: versteht Gespräche und Namen besser und läuft auf den meisten Rechnern.',
      en: 'A good beginning: it understands conversations and names better, and runs on most machines.',
    },
    file: 'whisper-small.bin',
    place: placeOf('ggml-small.bin'),
    bytes: 487_601_967,
    sha256: '1be3a9b2063867b937e64e2ec7483364a79917e157fa98c5d94b5c1fffea987b',
    memory: 1_000 * megabyte,
  },
  {
    ...{ ...whisper, licenceAt },
    id: 'whisper-large-v3-turbo',
    name: 'Whisper large v3 turbo',
    line: {
      de: 'Das beste der drei, vor allem auf Deutsch. Ohne Grafikkarte braucht es oft länger, als die Aufnahme dauert.',
      en: 'The best of the three, above all in German. Without a graphics card it often takes longer than the recording.',
    },
    file: 'whisper-large-v3-turbo.bin',
    place: placeOf('ggml-large-v3-turbo-q5_0.bin'),
    bytes: 574_041_195,
    sha256: '394221709cd5ad1f40c46e6031ca61bce88931e6e088c188294c6d5a55ffa7e2',
    memory: 2_000 * megabyte,
  },
]

/** What people call a model that lies here: as it was offered for download, or its file where it was not. */
export const listenerName = (file: string) => listenerDownloads.find(one => one.id === file)?.name ?? file
