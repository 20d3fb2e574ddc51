/** How XMP stands in a GIF, and what others skip it by: XMP specification, part 3, section 1.1.2. */
const begins = Buffer.concat([Buffer.from([0x21, 0xff, 0x0b]), Buffer.from('XMP DataXMP', 'latin1')])
const ends = Buffer.from([0x01, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0x00])
const trailer = 0x3b

/** A GIF with what stands in other formats as their XMP. */
export const gifWithXmp = (gif: Buffer, xmp: string): Buffer => {
  const end = gif.lastIndexOf(trailer)
  return Buffer.concat([gif.subarray(0, end), begins, Buffer.from(xmp, 'utf8'), ends, gif.subarray(end)])
}
