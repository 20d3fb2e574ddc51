import {
  type AudioCodec,
  type EncodedPacket,
  EncodedPacketSink,
  type InputAudioTrack,
  PCM_AUDIO_CODECS,
} from 'mediabunny'
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { MPEGDecoder } from 'mpg123-decoder'
import { aacBlock } from './aac.ts'
import type { Blocks } from './block.ts'
import { opusDecoder } from './opus.ts'
import { type PcmCodec, samplesIn } from './pcm.ts'

/** How many packets are decoded at once: about a second of sound, of AAC half a minute. */
const atOnce = { usual: 48, aac: 1400 } as const
/** AAC needs what came before to decode what follows. */
const warmUp = 3
/** One packet that is larger holds no sound; bytes. */
const largestPacket = 4_000_000

async function* batches(track: InputAudioTrack, size: number): AsyncGenerator<EncodedPacket[]> {
  let batch: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.byteLength > largestPacket) throw new Error('A packet is too large.')
    batch.push(packet)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}

const bytesOf = (batch: readonly EncodedPacket[]) => batch.map(({ data }) => data)

type Decode = (track: InputAudioTrack, config: AudioDecoderConfig) => Blocks

/** What the decoders of the house give: samples, and what went wrong in single frames, which is passed over. */
type Decoded = { channelData: Float32Array[]; sampleRate: number }

async function* eachBatch(
  track: InputAudioTrack,
  decode: (frames: Uint8Array[]) => Decoded | Promise<Decoded>,
): Blocks {
  for await (const batch of batches(track, atOnce.usual)) {
    const { channelData: channels, sampleRate: rate } = await decode(bytesOf(batch))
    if (channels[0]?.length) yield { channels, rate }
  }
}

async function* mp3(track: InputAudioTrack): Blocks {
  const decoder = new MPEGDecoder()
  await decoder.ready
  yield* eachBatch(track, frames => decoder.decodeFrames(frames))
  decoder.free()
}

async function* flac(track: InputAudioTrack): Blocks {
  const decoder = new FLACDecoder()
  await decoder.ready
  yield* eachBatch(track, frames => decoder.decodeFrames(frames))
  decoder.free()
}

const viewOf = (bytes: AllowSharedBufferSource) =>
  ArrayBuffer.isView(bytes) ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new DataView(bytes)

async function* opus(track: InputAudioTrack, { description, numberOfChannels }: AudioDecoderConfig): Blocks {
  const decoder = await opusDecoder(description && viewOf(description), numberOfChannels)
  yield* eachBatch(track, frames => decoder.decodeFrames(frames))
  decoder.free()
}

async function* aac(track: InputAudioTrack, config: AudioDecoderConfig): Blocks {
  let before: readonly EncodedPacket[] = []
  for await (const batch of batches(track, atOnce.aac)) {
    const block = await aacBlock([...before, ...batch], config, before.length)
    if (block) yield block
    before = batch.slice(-warmUp)
  }
}

const isPcm = (codec: string): codec is PcmCodec => PCM_AUDIO_CODECS.some(known => known === codec)

const decoders: { readonly [Codec in AudioCodec]?: Decode } = { mp3, flac, opus, aac }

/** How a codec is decoded, packet by packet; nothing where we cannot. */
export const decoderOf = (codec: AudioCodec): Decode | undefined => {
  if (!isPcm(codec)) return decoders[codec]
  return async function* (track, { numberOfChannels, sampleRate }) {
    for await (const batch of batches(track, atOnce.usual))
      for (const bytes of bytesOf(batch)) yield samplesIn(codec, bytes, numberOfChannels, sampleRate)
  }
}
