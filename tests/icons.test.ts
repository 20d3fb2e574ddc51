import { expect, test } from 'vitest'
import { icons } from '#catalogue/icons.ts'
import { spriteOf } from '../scripts/sprite.ts'

test('every symbol that an engine can name is drawn', async () => {
  const sprite = await spriteOf(icons)
  for (const name of Object.keys(icons)) expect(sprite).toMatch(new RegExp(`<symbol id="${name}"[^>]*><\\w`))
})
