/** Several promises, each as soon as it is there. Throws with the first that fails; the rest may be forgotten. */
export async function* asTheyCome<Value>(promises: readonly Promise<Value>[]): AsyncIterable<Value> {
  const open = new Map(promises.map((promise, at) => [at, promise.then(value => ({ at, value }))]))
  while (open.size) {
    const { at, value } = await Promise.race(open.values())
    open.delete(at)
    yield value
  }
}
