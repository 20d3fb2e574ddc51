import sharp from 'sharp'
import { expect, test } from 'vitest'
import { styles } from '#catalogue/pictures/styles.ts'
import { swatchOf } from './index.ts'

test.each(Object.keys(styles))('“%s” has a drawing of its own', async style => {
  const drawn = swatchOf(style) ?? ''
  const { width, height } = await sharp(Buffer.from(drawn)).metadata()
  expect(width / height).toBeCloseTo(1.5)
  const same = Object.keys(styles).filter(other => swatchOf(other) === drawn)
  expect(same).toEqual([style])
})

test('what is no style has none', () => expect(swatchOf('toString')).toBeUndefined())
