import { OpusDecoder } from 'opus-decoder'

/** Where in its head a file says how its channels lie; RFC 7845, section 5.1. */
const head = { skip: 10, family: 18, streams: 19, coupled: 20, map: 21 } as const

/** A decoder for a stream with this head, which says what lies in it. */
export const opusDecoder = async (view: DataView | undefined, channels: number) => {
  const hasMap = view && view.byteLength >= head.map + channels && view.getUint8(head.family) > 0
  const decoder = new OpusDecoder({
    ...{ channels, preSkip: view && view.byteLength > head.family ? view.getUint16(head.skip, true) : 0 },
    ...(hasMap && {
      streamCount: view.getUint8(head.streams),
      coupledStreamCount: view.getUint8(head.coupled),
      channelMappingTable: Array.from({ length: channels }, (_, at) => view.getUint8(head.map + at)),
    }),
  })
  await decoder.ready
  return decoder
}
