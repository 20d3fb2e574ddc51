/** What is worked out when it is first asked for. */
export const lazy = <Made>(work: () => Made): (() => Made) => {
  let made: { readonly as: Made } | undefined
  return () => (made ??= { as: work() }).as
}

/**
 * The same function, which works out its answer once for each thing it is asked about; what it has no answer to is
 * asked anew. So many answers are kept at `most`; then it begins anew. One that takes more than one thing does not
 * compile, also where it may be called with one: `More` is what else it takes.
 */
export const memoize = <Asked, Answer, More extends readonly unknown[]>(
  work: (asked: Asked, ...more: More) => Answer,
  ...[most = Infinity]: More extends readonly [] ? [most?: number] : [most: never]
): ((asked: Asked) => Answer) => {
  const nothing = [] as unknown as More
  const known = new Map<Asked, Answer>()
  return asked => {
    const found = known.get(asked)
    if (found !== undefined) return found
    const answer = work(asked, ...nothing)
    if (answer === undefined) return answer
    if (known.size >= most) known.clear()
    known.set(asked, answer)
    return answer
  }
}
