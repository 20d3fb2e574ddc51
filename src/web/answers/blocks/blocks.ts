/** What a part of a landing page is there for. */
export type BlockKind = 'hero' | 'benefits' | 'steps' | 'questions' | 'proof' | 'closing' | 'text'

export type Block = {
  readonly kind: BlockKind
  readonly heading: string
  readonly body: string
  /** The words of its button: a line that is all bold, as its first part and its last one end with. */
  readonly action?: string
  /** Where each of them stands in the whole; a body that had its button in its middle stands nowhere as it is. */
  readonly headingAt: number
  readonly bodyAt?: number
  readonly actionAt?: number
}

/** So many characters the words of a button have. */
export const shortestAction = 2
export const longestAction = 40
const button = new RegExp(`^\\*\\*([^*\\n]{${shortestAction},${longestAction}})\\*\\*$`)

const kindOf = (body: string, at: number, last: boolean, action: boolean): BlockKind => {
  if (at === 0) return 'hero'
  if (last && action) return 'closing'
  if (/^(?:\*\*[^*\n]+\?\*\*|#{3,} [^\n]*\?\s*$)/m.test(body)) return 'questions'
  if ((body.match(/^\s*[-*] /gm)?.length ?? 0) > 1) return 'benefits'
  if ((body.match(/^\s*\d+\. /gm)?.length ?? 0) > 1) return 'steps'
  return /[„“"»]/.test(body) ? 'proof' : 'text'
}

/** The parts of a landing page, as far as they have come; what stands before the first heading belongs to the first. */
export const blocksIn = (markdown: string): readonly Block[] => {
  let begin = markdown.length - markdown.trimStart().length
  const parts = markdown
    .trim()
    .split(/^(?=## )/m)
    .map(part => ({ part, from: (begin += part.length) - part.length }))
    .filter(({ part }) => part.trim())
  return parts.map(({ part, from }, at) => {
    const found = /^#{1,2} +(.*)$/m.exec(part)
    const heading = found?.[1]?.trim() ?? ''
    const rest = part.replace(/^#{1,2} +.*$/m, '').trim()
    const lines = rest.split('\n')
    const last = at === parts.length - 1
    const place = at === 0 || last ? lines.findLastIndex(line => button.test(line.trim())) : -1
    const action = button.exec(lines[place]?.trim() ?? '')?.[1]
    const isAction = action !== undefined && !action.endsWith('?')
    const body = isAction
      ? lines
          .filter((_, line) => line !== place)
          .join('\n')
          .trim()
      : rest
    const bodyAt = part.indexOf(body, found?.index === 0 ? found[0].length : 0)
    return {
      kind: kindOf(body, at, last, isAction),
      heading,
      headingAt: from + part.indexOf(heading, found?.index),
      body,
      ...(bodyAt >= 0 && { bodyAt: from + bodyAt }),
      ...(isAction && { action, actionAt: from + part.lastIndexOf(`**${action}**`) + 2 }),
    }
  })
}
