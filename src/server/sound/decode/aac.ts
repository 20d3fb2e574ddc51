import { AdtsOutputFormat, BufferTarget, EncodedAudioPacketSource, type EncodedPacket, Output } from 'mediabunny'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { AudioDecoder } from '@humansignal/audio-file-decoder'
import type { Block } from './block.ts'

type Library = { getAudioDecoder(wasm: string, bytes: ArrayBuffer): Promise<AudioDecoder> }

/** Loads the decoder, which was made for bundlers: it wants to know its folder, and reads its program from there. */
const library = () => {
  const require = createRequire(import.meta.url)
  const program = require.resolve('@humansignal/audio-file-decoder/decode-audio.wasm')
  Object.assign(globalThis, { __dirname: dirname(program), require })
  const { getAudioDecoder } = require('@humansignal/audio-file-decoder') as Library
  return (bytes: ArrayBuffer) => getAudioDecoder(program, bytes)
}

let loaded: ReturnType<typeof library> | undefined

/** Packets as a small file of their own, as the decoder takes nothing else. */
const asFile = async (packets: readonly EncodedPacket[], decoderConfig: AudioDecoderConfig) => {
  const target = new BufferTarget()
  const output = new Output({ format: new AdtsOutputFormat(), target })
  const source = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(source)
  await output.start()
  for (const packet of packets) await source.add(packet, { decoderConfig })
  await output.finalize()
  return target.buffer
}

/** What these packets say. The first of them only warm the decoder up, and are left out of it. */
export const aacBlock = async (
  packets: readonly EncodedPacket[],
  config: AudioDecoderConfig,
  before: number,
): Promise<Block | undefined> => {
  const bytes = await asFile(packets, config)
  if (!bytes) return undefined
  loaded ??= library()
  const decoder = await loaded(bytes)
  try {
    const { channelCount: count, sampleRate: rate } = decoder
    const all = decoder.decodeAudioData(0, -1, { multiChannel: true })
    const frames = Math.floor(all.length / count)
    const skipped = Math.round((frames * before) / packets.length)
    const channels = Array.from({ length: count }, (_, channel) =>
      Float32Array.from({ length: frames - skipped }, (__, at) => all[(at + skipped) * count + channel] ?? 0),
    )
    return { channels, rate }
  } finally {
    decoder.dispose()
  }
}
