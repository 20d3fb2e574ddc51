/** As a picture of which kind a file begins, by sharp’s names; undefined where it begins as none that is read. */
export const beginsAs = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^(?:II\*\0|MM\0\*)/.test(text)) return 'tiff'
  const brand = /^[^]{4}ftyp([^]{4})/.exec(text)?.[1]
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return brand && /^(?:hei[cfmsx]|hev[cx]|mif1|msf1)$/.test(brand) ? 'heic' : undefined
}
