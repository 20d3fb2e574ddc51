import type { Block, Document } from '#shared/document/schema.ts'

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const known = new WeakMap<Block, string>()
const blockAsJson = (block: Block) => {
  const found = known.get(block) ?? JSON.stringify(block, inOrder)
  known.set(block, found)
  return found
}

/** A text as JSON, in whichever order the names in it come; of a block that is the same nothing is written anew. */
export const asJson = ({ content }: Document) => `{"type":"doc","content":[${content.map(blockAsJson).join(',')}]}`

/** What stands in an editor as JSON, with whatever stands beside it. */
export const withContent = <Beside extends { readonly content: Document }>({ content, ...beside }: Beside) =>
  `${JSON.stringify(beside).slice(0, -1)}${Object.keys(beside).length ? ',' : ''}"content":${asJson(content)}}`
