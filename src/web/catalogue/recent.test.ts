import { expect, test } from 'vitest'
import { toolsOf } from './recent.ts'

const tool = (slug: string) => ({ slug })
const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(tool)
const ran = (slugs: string) => [...slugs].map(engine => ({ engine }))

test('names each tool once, the last used first', () => {
  expect(toolsOf(ran('bbabca'), all)).toEqual(['b', 'a', 'c'].map(tool))
})

test('leaves out what is no longer there, and names six at most', () => {
  expect(toolsOf(ran('xhgxfedcba'), all)).toEqual(['h', 'g', 'f', 'e', 'd', 'c'].map(tool))
  expect(toolsOf([], all)).toEqual([])
})
