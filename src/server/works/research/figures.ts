const figure = /\d+(?:[.,:]\d+)*/g

/** The figures of a text, without the marks of thousands. */
export const figuresIn = (text: string): readonly string[] =>
  (text.match(figure) ?? []).map(one => one.replaceAll(/[.,](?=\d{3}(?!\d))/g, ''))

/**
 * Whether a sentence can speak for a claim by its figures: where both name some, they share at least one. Figures in
 * words are not read, so a sentence without figures may.
 */
export const bearsFigures = (claim: string, sentence: string): boolean => {
  const [claimed, said] = [figuresIn(claim), figuresIn(sentence)]
  return !claimed.length || !said.length || claimed.some(one => said.includes(one))
}

/** Whether texts, by their figures, name every figure of a sentence; counts up to twelve are often written as words. */
export const namesFigures = (sentence: string, said: readonly ReadonlySet<string>[]): boolean =>
  figuresIn(sentence).every(one => Number(one) <= 12 || said.some(figures => figures.has(one)))
