import { blocksOf, longest } from './lex.ts'

/** Blank lines go to the block before them. */
const joined = (blocks: readonly string[]) =>
  blocks.reduce<string[]>((all, block) => {
    if (all.length && !block.trim()) all.push(all.pop() + block)
    else all.push(block)
    return all
  }, [])

/** A very long block is cut at a line end, so that a text without paragraphs is not read from its start every time. */
const cut = (block: string) => {
  const at = block.lastIndexOf('\n', longest.block)
  return at < 1 || block.length <= longest.block ? [block] : [block.slice(0, at + 1), block.slice(at + 1)]
}

/**
 * Splits a text that grows into its blocks. What stands before the last block is final: it is neither read again nor,
 * being the same string, drawn again. A text that does not go on from the one before is split from its start.
 */
export const splitter = () => {
  let closed: string[] = []
  let head = ''
  return (written: string): readonly string[] => {
    const text = written.replaceAll(/\r\n?/g, '\n')
    if (!text.startsWith(head)) [closed, head] = [[], '']
    const blocks = joined(blocksOf(text.slice(head.length))).flatMap(cut)
    const open = blocks.splice(-1)
    closed = [...closed, ...blocks]
    head += blocks.join('')
    return [...closed, ...open]
  }
}
