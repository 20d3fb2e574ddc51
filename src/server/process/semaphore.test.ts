import { expect, test } from 'vitest'
import { fairSemaphore } from './semaphore.ts'

const never = new AbortController().signal

/** Lets people ask in this order, and tells in which they were served. */
const served = async (inAll: number, each: number, ...asking: readonly string[]) => {
  const inTurn = fairSemaphore({ inAll, each })
  const order: string[] = []
  const serve = (what: string) =>
    inTurn(what.charAt(0), never, async () => {
      await new Promise(resolve => setTimeout(resolve))
      order.push(what)
    })
  await Promise.all(asking.map(serve))
  return order
}

test('nobody waits behind all that somebody else has asked for', async () => {
  expect(await served(1, 1, 'a1', 'a2', 'a3', 'b1', 'c1', 'b2')).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('what one person asks for is served in its order', async () => {
  expect(await served(Infinity, 1, 'a1', 'a2', 'a3')).toEqual(['a1', 'a2', 'a3'])
  expect(await served(2, 1, 'a1', 'a2', 'b1', 'a3')).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('who has gone is not waited for, and comes back as somebody new', async () => {
  const inTurn = fairSemaphore({ inAll: 1, each: 1 })
  const order: string[] = []
  const gone = new AbortController()
  const first = inTurn('a', never, async () => void order.push('a1'))
  const second = inTurn('a', gone.signal, async () => void order.push('a2'))
  const third = inTurn('b', never, async () => void order.push('b1'))
  gone.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  await Promise.all([first, third])
  await inTurn('a', never, async () => void order.push('a3'))
  expect(order).toEqual(['a1', 'b1', 'a3'])
})
