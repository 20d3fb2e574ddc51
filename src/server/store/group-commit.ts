type Waiting<Item, Result> = PromiseWithResolvers<Result> & { readonly item: Item }

/**
 * Writes what comes while a statement is under way in the next one, all of it together, at most `most`: a single one
 * waits for nobody, and of many each waits for a statement, not for all before it. Items with the same key never stand
 * in one group; where a group fails, all in it do.
 */
export const groupCommit = <Item, Result>(
  write: (group: readonly Item[]) => Promise<readonly Result[]>,
  { most, keyOf }: { most: number; keyOf(item: Item): string },
) => {
  let waiting: Waiting<Item, Result>[] = []
  let busy = false

  const nextGroup = () => {
    const group = new Map<string, Waiting<Item, Result>>()
    waiting = waiting.filter(one => {
      const key = keyOf(one.item)
      if (group.size >= most || group.has(key)) return true
      group.set(key, one)
      return false
    })
    return [...group.values()]
  }
  const writeAll = async () => {
    busy = true
    while (waiting.length) {
      const group = nextGroup()
      try {
        const results = await write(group.map(({ item }) => item))
        for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    busy = false
  }

  return (item: Item) => {
    const one = { item, ...Promise.withResolvers<Result>() }
    waiting.push(one)
    if (!busy) void writeAll()
    return one.promise
  }
}
