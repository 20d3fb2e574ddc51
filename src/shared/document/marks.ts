import type { Inline, Mark, MarkName } from './schema.ts'

/** Outermost first. */
const order: readonly MarkName[] = [
  ...(['link', 'textStyle', 'highlight', 'bold', 'italic', 'underline', 'strike'] as const),
  ...(['subscript', 'superscript', 'code'] as const),
]

const sign = (mark: Mark) => mark.type + ('attrs' in mark && mark.attrs ? `=${Object.values(mark.attrs).join()}` : '')
const isSame = (one: Mark, other: Mark) => one === other || sign(one) === sign(other)

/** What was there and one more, which takes the place of another of its kind; in the order of the table above. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  [...marks.filter(({ type }) => type !== mark.type), mark].sort(
    (one, other) => order.indexOf(one.type) - order.indexOf(other.type),
  )

/** Whether two pieces look the same. */
export const lookAlike = (one: Inline, other: Inline) => {
  const [marks, others] = [one.marks ?? [], other.marks ?? []]
  return marks.length === others.length && marks.every((mark, at) => isSame(mark, others[at] as Mark))
}

/** A line in which no two texts of the same looks stand beside each other. */
export const joined = (line: readonly Inline[]): readonly Inline[] => {
  const out: Inline[] = []
  for (const one of line) {
    const last = out.at(-1)
    if (last?.type === 'text' && one.type === 'text' && lookAlike(last, one))
      out[out.length - 1] = { ...last, text: last.text + one.text }
    else out.push(one)
  }
  return out
}

/** The mark of a kind that a piece has. */
export const markOf = <Name extends MarkName>({ marks }: Inline, name: Name) =>
  marks?.find((mark): mark is Extract<Mark, { type: Name }> => mark.type === name)

/** What a highlighted piece is highlighted with. */
export const groundOf = (one: Inline) => {
  const mark = markOf(one, 'highlight')
  return mark && (mark.attrs?.color ?? '#fff3a3')
}

const has = ({ marks }: Inline, mark: Mark) => marks?.some(other => isSame(mark, other)) ?? false

/**
 * The pieces of a line as elements that lie in each other: neighbours that share a mark are one element, and the mark
 * that reaches furthest lies outermost.
 */
export const nested = <Out>(
  line: readonly Inline[],
  piece: (one: Inline) => readonly Out[],
  element: (mark: Mark, inside: readonly Out[]) => readonly Out[],
  open: readonly Mark[] = [],
): readonly Out[] => {
  const out: Out[] = []
  for (let at = 0; at < line.length;) {
    const one = line[at] as Inline
    let [widest, end]: [Mark | undefined, number] = [undefined, at + 1]
    for (const mark of one.marks ?? []) {
      if (open.includes(mark) || open.some(other => isSame(mark, other))) continue
      let to = at + 1
      while (to < line.length && has(line[to] as Inline, mark)) to++
      if (!widest || to > end) [widest, end] = [mark, to]
    }
    const inside = widest ? nested(line.slice(at, end), piece, element, [...open, widest]) : piece(one)
    for (const made of widest ? element(widest, inside) : inside) out.push(made)
    at = end
  }
  return out
}
