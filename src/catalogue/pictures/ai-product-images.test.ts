import { expect, test } from 'vitest'
import { isAsked } from '#shared/is-asked.ts'
import type { Values } from '#shared/fields.ts'
import tool from './ai-product-images.ts'

const { fields } = tool.calls['ai-product-images']!
const asks = (name: string, values: Values) => isAsked(fields[name]!, values)

test('how strong a shadow is, is asked where there is one', () => {
  expect(asks('strength', { background: 'white', ground: 'reflection' })).toBe(true)
  expect(asks('strength', { background: 'white', ground: 'none' })).toBe(false)
  expect(asks('strength', { background: 'described', ground: 'shadow' })).toBe(false)
})

test('unless somebody chooses another margin, goods fill the 85 per cent that Amazon asks for', () => {
  const { margin } = fields
  expect(margin?.kind === 'slider' && 100 - 2 * Number(margin.default)).toBeGreaterThanOrEqual(85)
})
