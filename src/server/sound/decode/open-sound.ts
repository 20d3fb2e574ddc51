import { ADTS, FilePathSource, FLAC, Input, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#shared/problems.ts'
import type { Blocks } from './block.ts'
import { decoderOf } from './packets.ts'
import { asOgg, vorbisBlocks } from './vorbis.ts'
import { wmaBlocks } from './wma.ts'

/** A recording that was opened: what it is by its content, how long it says it is, and what it says. */
export type Sound = Readonly<{
  /** Its media type. */
  type: string
  /** Seconds; nothing where only decoding tells. */
  seconds?: number
  blocks: Blocks
}>

/** What is read at most where several could be it: nothing that leads elsewhere, as play lists do. */
const formats = [MP4, QTFF, WEBM, MATROSKA, WAVE, OGG, FLAC, MP3, ADTS]

/** How a file of Windows Media begins. */
const asf = '3026b2758e66cf11'

const beginningOf = async (path: string) => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const refused = (cause: unknown) => new Problem('sound_type', {}, { cause })

/**
 * Opens a recording by what it is, whatever it is called; `folder` is for what has to be written down meanwhile. Throws
 * `sound_type` where it is none, or one that we cannot decode.
 */
export const openSound = async (path: string, folder: string): Promise<Sound> => {
  const beginning = await beginningOf(path)
  if (!beginning.length) throw new Problem('sound_empty')
  if (beginning.toString('hex').startsWith(asf)) return { type: 'audio/x-ms-wma', blocks: wmaBlocks(path) }
  const input = new Input({ source: new FilePathSource(path), formats })
  const format = await input.getFormat().catch((error: unknown) => {
    throw refused(error)
  })
  const track = await input.getPrimaryAudioTrack().catch((error: unknown) => {
    throw new Problem('sound_broken', {}, { cause: error })
  })
  if (!track) throw new Problem('sound_missing')
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()]
  if (!codec || !config) throw refused(new Error('The codec is not known.'))
  const known = await input.getDurationFromMetadata().catch(() => undefined)
  const about = {
    type: format.mimeType.replace(/^(?:video|application)\//, 'audio/'),
    ...(known && Number.isFinite(known) && { seconds: known }),
  }
  if (codec === 'vorbis') {
    const isOgg = format === OGG
    const own = join(folder, 'own.ogg')
    if (!isOgg) await asOgg(track, config, own)
    return { ...about, blocks: vorbisBlocks(isOgg ? path : own) }
  }
  const decode = decoderOf(codec)
  if (!decode) throw refused(new Error(`There is no decoder for ${codec}.`))
  return { ...about, blocks: decode(track, config) }
}
