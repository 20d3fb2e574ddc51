import { expect, test } from 'vitest'
import { png, webp } from '#tests/pictures.ts'
import { headerOf } from './header.ts'

/** A JPEG with its head, some lines and its end; one whose small preview has an end of its own. */
const jpeg = (end: readonly number[] = [0xff, 0xd9]) => {
  const preview = [0xff, 0xe1, 0, 6, 0xff, 0xd9, 1, 1]
  const frame = [0xff, 0xc2, 0, 11, 8, 0x01, 0x2c, 0x02, 0x58, 1, 1, 0x11, 0]
  return Uint8Array.from([0xff, 0xd8, ...preview, ...frame, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 7, 7, 7, ...end])
}

test('a picture says how large it is, whatever its file is called', () => {
  expect(headerOf(png({ width: 300, height: 20 }))).toEqual({ width: 300, height: 20, whole: true })
  expect(headerOf(webp())).toEqual({ width: 64, height: 64, whole: true })
  expect(headerOf(jpeg())).toEqual({ width: 600, height: 300, whole: true })
})

test('one that ends in the middle is not whole', () => {
  expect(headerOf(png({ width: 300, height: 20 }).subarray(0, -20))).toMatchObject({ whole: false })
  expect(headerOf(webp().subarray(0, -20))).toMatchObject({ whole: false })
  expect(headerOf(jpeg([]))).toMatchObject({ width: 600, whole: false })
  expect(headerOf(jpeg().subarray(0, 12))).toMatchObject({ whole: false })
})

test.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF', '\x89PNG'])('%j is none', text => {
  expect(headerOf(Buffer.from(text, 'latin1'))).toBeUndefined()
})
