/** What comes of one of several streams. */
export type From<Value> = readonly [place: number, value: Value]

type Waiting<Value> = { place: number; iterator: AsyncIterator<Value>; result: IteratorResult<Value> }

const ahead = async <Value>(place: number, iterator: AsyncIterator<Value>): Promise<Waiting<Value>> => ({
  place,
  iterator,
  result: await iterator.next(),
})

/**
 * Several streams as one: at most so many at a time, each in its own order, none kept waiting by a livelier one. Throws
 * with the first that fails. Ending it early ends them all.
 */
export async function* sideBySide<Value>(
  streams: readonly (() => AsyncIterable<Value>)[],
  most: number,
): AsyncGenerator<From<Value>> {
  const iterators: AsyncIterator<Value>[] = []
  const open = new Map<number, Promise<Waiting<Value>>>()
  const begin = () => {
    const place = iterators.length
    const stream = streams[place]
    if (!stream) return
    const iterator = stream()[Symbol.asyncIterator]()
    iterators.push(iterator)
    open.set(place, ahead(place, iterator))
  }
  try {
    for (let count = 0; count < most; count++) begin()
    while (open.size) {
      const { place, iterator, result } = await Promise.race(open.values())
      open.delete(place)
      if (result.done) begin()
      else {
        // Behind the others: the race is won by whoever is ready and stands first.
        open.set(place, ahead(place, iterator))
        yield [place, result.value]
      }
    }
  } finally {
    for (const promise of open.values()) promise.catch(() => undefined)
    for (const iterator of iterators) void iterator.return?.().catch(() => undefined)
  }
}
