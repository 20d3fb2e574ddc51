/** Deeper than that nobody reads a formula; what lies there stays as its signs. */
const deepest = 40

const raised = (tag: 'sub' | 'sup', of: Element, depth: number) => {
  const element = of.ownerDocument.createElement(tag)
  element.append(...signsOf(of, depth + 1))
  return element
}
const grouped = (of: Element, depth: number) => {
  const signs = signsOf(of, depth + 1)
  return signs.length > 1 ? ['(', ...signs, ')'] : signs
}

/** A formula as signs in a line: powers and indices are raised and lowered, fractions have a slash. */
const signsOf = (node: Element, depth = 0): readonly (string | Node)[] => {
  const parts = [...node.children].filter(({ localName }) => !localName.startsWith('annotation'))
  const [base, second, third] = parts
  if (!base || depth > deepest) return [node.textContent.replaceAll(/\s+/g, ' ').trim()].filter(Boolean)
  switch (node.localName) {
    case 'msup':
    case 'mover':
      return [...signsOf(base, depth + 1), ...(second ? [raised('sup', second, depth)] : [])]
    case 'msub':
    case 'munder':
      return [...signsOf(base, depth + 1), ...(second ? [raised('sub', second, depth)] : [])]
    case 'msubsup':
    case 'munderover':
      return [
        ...signsOf(base, depth + 1),
        ...(second ? [raised('sub', second, depth)] : []),
        ...(third ? [raised('sup', third, depth)] : []),
      ]
    case 'mfrac':
      return [...grouped(base, depth), '/', ...(second ? grouped(second, depth) : [])]
    case 'msqrt':
      return ['√', '(', ...parts.flatMap(part => signsOf(part, depth + 1)), ')']
    default:
      return parts.flatMap(part => signsOf(part, depth + 1))
  }
}

/** Lays formulas as words, also those that stand unseen beside a picture of them, as Wikipedia has them. */
export const layFormulas = (dom: ParentNode) => {
  for (const formula of dom.querySelectorAll('math')) {
    const line = formula.ownerDocument.createElement('span')
    line.append(...signsOf(formula))
    ;(formula.closest('[hidden]') ?? formula).replaceWith(line)
  }
}
