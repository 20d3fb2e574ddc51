import { describe, expect, test } from 'vitest'
import { locales } from '#shared/text.ts'
import { engines } from '../index.ts'
import { pictureTools } from '../pictures/index.ts'
import { searchWords } from './index.ts'

describe.each(locales)('in %s', locale => {
  test.each([...engines, ...pictureTools])(
    '$slug has ten to fifty words that people call it, or whom they write to, each once',
    ({ slug, name }) => {
      const words = searchWords[locale][slug] ?? []
      expect(words.length).toBeGreaterThanOrEqual(10)
      expect(words.length).toBeLessThanOrEqual(50)
      const alike = [...words, name[locale]].map(word => word.toLowerCase())
      expect(alike.filter((word, at) => alike.indexOf(word) !== at)).toEqual([])
      // A comma that is missing makes one long word of two.
      for (const word of words) expect(word, word).toMatch(/^\S{1,32}( \S{1,16}){0,3}$/)
    },
  )
})
