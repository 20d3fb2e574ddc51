import { decoder as newDecoder } from '@audio/decode-wma'
import { createReadStream } from 'node:fs'
import type { Blocks } from './block.ts'

/** A head that is longer than this is none; bytes. */
const longestHead = 4_000_000

/** Windows Media Audio, a piece of the file after the other. */
export async function* wmaBlocks(path: string): Blocks {
  const decoder = await newDecoder()
  let read = 0
  let hasBegun = false
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 131_072 })) {
      const bytes = chunk as Buffer
      const { channelData: channels, sampleRate: rate } = decoder.decode(bytes)
      read += bytes.length
      hasBegun ||= channels.length > 0
      if (!hasBegun && read > longestHead) throw new Error('There is no sound in the first megabytes.')
      if (channels.length) yield { channels, rate }
    }
    const { channelData: channels, sampleRate: rate } = decoder.flush()
    if (channels.length) yield { channels, rate }
  } finally {
    decoder.free()
  }
}
