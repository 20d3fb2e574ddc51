import { expect, test } from 'vitest'
import { groupCommit } from './group-commit.ts'

/** Writes a group when it is let; says what was in each. */
const writing = (most = 10) => {
  const groups: string[][] = []
  const open: PromiseWithResolvers<void>[] = []
  const write = groupCommit(
    async (group: readonly string[]) => {
      groups.push([...group])
      const turn = Promise.withResolvers<void>()
      open.push(turn)
      await turn.promise
      return group.map(one => one.toUpperCase())
    },
    { most, keyOf: one => one.charAt(0) },
  )
  const end = (failure?: Error) => (failure ? open.shift()?.reject(failure) : open.shift()?.resolve())
  return { write, groups, end }
}

test('the first is written at once, and what comes meanwhile together, each with its own result', async () => {
  const { write, groups, end } = writing()
  const all = ['a', 'b', 'c', 'd'].map(write)
  expect(groups).toEqual([['a']])
  end()
  await all[0]
  await expect.poll(() => groups).toEqual([['a'], ['b', 'c', 'd']])
  end()
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D'])
})

test('a group is not larger than it may be, holds no key twice, and leaves nobody behind', async () => {
  const { write, groups, end } = writing(2)
  const all = ['a', 'b1', 'b2', 'c', 'd'].map(write)
  for (const written of [['a'], ['b1', 'c'], ['b2', 'd']]) {
    await expect.poll(() => groups.at(-1)).toEqual(written)
    end()
  }
  expect(await Promise.all(all)).toEqual(['A', 'B1', 'B2', 'C', 'D'])
})

test('a group that fails takes those with it that were in it, and the next one is written', async () => {
  const { write, groups, end } = writing()
  const [first, second] = [write('a'), write('b')]
  end(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await expect.poll(() => groups).toEqual([['a'], ['b']])
  end()
  expect(await second).toBe('B')
})
