/** An answer to a question, as a person would say it. */
export type AnsweredQuestion = { readonly label: string; readonly words: string }

/** A question that two runs answered differently; what is missing was not asked there. */
export type Difference = { readonly label: string; readonly one?: string; readonly other?: string }

/** The questions that were answered differently, in their order, and how many were answered alike. */
export const differing = (one: readonly AnsweredQuestion[], other: readonly AnsweredQuestion[]) => {
  const [here, there] = [one, other].map(all => new Map(all.map(({ label, words }) => [label, words])))
  const labels = [...new Set([...one, ...other].map(({ label }) => label))]
  const rows: readonly Difference[] = labels.map(label => ({
    label,
    one: here?.get(label),
    other: there?.get(label),
  }))
  const different = rows.filter(row => row.one !== row.other)
  return { different, alike: rows.length - different.length }
}
