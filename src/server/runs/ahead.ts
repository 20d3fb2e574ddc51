/**
 * Begins an iteration before anybody reads it: its first step is under way at once, the others follow as they are read.
 * A failure waits for its reader, and for nobody else.
 */
export const ahead = <Step>(steps: AsyncIterable<Step>): AsyncIterableIterator<Step> => {
  const iterator = steps[Symbol.asyncIterator]()
  let first: Promise<IteratorResult<Step>> | undefined = iterator.next()
  first.catch(() => {})
  const begun: AsyncIterableIterator<Step> = {
    [Symbol.asyncIterator]: () => begun,
    next() {
      const step = first ?? iterator.next()
      first = undefined
      return step
    },
    return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
  }
  return begun
}
