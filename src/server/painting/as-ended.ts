/** How one of several went: what came of it, or why nothing did. */
export type Ended<One> = { readonly at: number } & ({ readonly value: One } | { readonly error: unknown })

/** What is under way at once, each with its place as soon as it has ended, however the others go. */
export async function* asEnded<One>(all: readonly Promise<One>[]): AsyncGenerator<Ended<One>> {
  const open = new Map(
    all.map((one, at): [number, Promise<Ended<One>>] => [
      at,
      one.then(
        value => ({ at, value }),
        (error: unknown) => ({ at, error }),
      ),
    ]),
  )
  while (open.size) {
    const ended = await Promise.race(open.values())
    open.delete(ended.at)
    yield ended
  }
}
