/** 32 × 24 pixels as telephones save photographs (HEVC in HEIF): red on the left, blue on the right. */
export const heic = () =>
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
      'AAAAACAAAAEGlkYXQAAAAAACAAGAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAApAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlp',
      'bmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAA',
      'AAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubAgAAAAwCA',
      'AAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAIAAAABgAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAA',
      'AAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAKxtZGF0AAAAoCgBrwnIZ6qeOSNXf//aB///KGeh+8VuK3/ovz79',
      'tj//7mdP5Tr/QMmqLsIn2REoXtc7oBZwdy11K4VDHGjBBgbETMTxapzeWYl75kTFl60roaC7lOJXPTct/B3pmsS46yunUJT1yXNNYsyfKjy1FC',
      'hQtherjtHDkuKgh8vYbHTTtiMN3U7jy4huggmI0HgqULAWyIS9Ree5Dhu+m8wtohA=',
    ].join(''),
    'base64',
  )

const withSize = (box: Buffer) => {
  box.writeUInt32BE(box.length, 0)
  return box
}

/** The same photograph with EXIF in it, as telephones write it: an item of its own. */
export const heicWith = (exif: Buffer) => {
  const plain = heic()
  const cut = (name: string) => {
    const from = plain.indexOf(name) - 4
    return { from, to: from + plain.readUInt32BE(from) }
  }
  const [meta, iloc, iinf] = [cut('meta'), cut('iloc'), cut('iinf')]
  const entry = withSize(Buffer.from('....infe\x02\0\0\0\0\x03\0\0Exif\0', 'latin1'))
  const items = withSize(Buffer.concat([plain.subarray(iinf.from, iinf.to), entry]))
  items.writeUInt16BE(3, 12)
  const place = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  const longer = entry.length + place.length
  const data = Buffer.concat([Buffer.from([0, 0, 0, 6]), exif])
  place.writeUInt32BE(plain.length + longer + 8, 6)
  place.writeUInt32BE(data.length, 16)
  const places = withSize(Buffer.concat([plain.subarray(iloc.from, iloc.to), place]))
  places.writeUInt16BE(3, 14)
  // The picture itself lies so much further back.
  places.writeUInt32BE(places.readUInt32BE(22) + longer, 22)
  const before = plain.subarray(meta.from, iloc.from)
  const between = plain.subarray(iloc.to, iinf.from)
  const told = withSize(Buffer.concat([before, places, between, items, plain.subarray(iinf.to, meta.to)]))
  const more = withSize(Buffer.concat([Buffer.from('....mdat'), data]))
  return Buffer.concat([plain.subarray(0, meta.from), told, plain.subarray(meta.to), more])
}
