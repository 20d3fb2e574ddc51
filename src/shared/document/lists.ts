import type { Block, Direction, List, OrderedList, Paragraph, Text } from './schema.ts'
import { tick } from './words.ts'

/** An item as it was read: what stands in it, and whether it is a task that is done or not. */
export type ItemRead = Readonly<{ checked?: boolean; blocks: readonly Block[] }>

const asItemContent = (blocks: readonly Block[]): readonly Block[] =>
  blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]

/** What a list of another kind makes of a task: its sign stands before the words. */
const ticked = (content: readonly Block[], checked: boolean | undefined): readonly Block[] => {
  const [first, ...rest] = content as readonly [Paragraph, ...Block[]]
  const sign: Text | undefined = checked === undefined ? undefined : { type: 'text', text: tick(checked) }
  return sign ? [{ ...first, content: [sign, ...(first.content ?? [])] }, ...rest] : content
}

/** A list of the kind that its items make it: numbered where it has a start, of tasks where all of them are some. */
export const listOf = (items: readonly ItemRead[], start?: number, dir?: Direction): List => {
  const running = dir && { dir }
  if (start === undefined && items.every(({ checked }) => checked !== undefined))
    return {
      type: 'taskList',
      ...(running && { attrs: running }),
      content: items.map(({ checked = false, blocks }) => ({
        type: 'taskItem',
        attrs: { checked },
        content: asItemContent(blocks),
      })),
    }
  const content = items.map(
    ({ checked, blocks }) => ({ type: 'listItem', content: ticked(asItemContent(blocks), checked) }) as const,
  )
  if (start === undefined) return { type: 'bulletList', ...(running && { attrs: running }), content }
  const attrs: OrderedList['attrs'] = { ...running, ...(start !== 1 && { start }) }
  return { type: 'orderedList', ...(Object.keys(attrs).length && { attrs }), content }
}
