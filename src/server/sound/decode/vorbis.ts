import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathTarget,
  type InputAudioTrack,
  OggOutputFormat,
  Output,
} from 'mediabunny'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { createReadStream } from 'node:fs'
import type { Blocks } from './block.ts'

/** Puts Vorbis that lies in another file into one of its own. */
export const asOgg = async (track: InputAudioTrack, decoderConfig: AudioDecoderConfig, path: string) => {
  const output = new Output({ format: new OggOutputFormat(), target: new FilePathTarget(path) })
  const source = new EncodedAudioPacketSource('vorbis')
  output.addAudioTrack(source)
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig })
  await output.finalize()
}

/** Ogg Vorbis, a piece of the file after the other. */
export async function* vorbisBlocks(path: string): Blocks {
  const decoder = new OggVorbisDecoder()
  await decoder.ready
  for await (const chunk of createReadStream(path, { highWaterMark: 32_768 })) {
    const { channelData: channels, sampleRate: rate } = await decoder.decode(chunk as Buffer)
    if (channels[0]?.length) yield { channels, rate }
  }
  const { channelData: channels, sampleRate: rate } = await decoder.flush()
  if (channels[0]?.length) yield { channels, rate }
  decoder.free()
}
