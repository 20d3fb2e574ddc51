/** What is worked out when it is first asked for. */
export const lazy = <Made>(work: () => Made): (() => Made) => {
  let made: { readonly as: Made } | undefined
  return () => (made ??= { as: work() }).as
}

/**
 * The same function, which works out its answer once for each thing it is asked about; what it has no answer to is
 * asked anew. So many answers are kept at `most`; then it begins anew.
 */
export const memoize = <Asked, Answer>(work: (asked: Asked) => Answer, most = Infinity): ((asked: Asked) => Answer) => {
  const known = new Map<Asked, Answer>()
  return asked => {
    const found = known.get(asked)
    if (found !== undefined) return found
    const answer = work(asked)
    if (answer === undefined) return answer
    if (known.size >= most) known.clear()
    known.set(asked, answer)
    return answer
  }
}
