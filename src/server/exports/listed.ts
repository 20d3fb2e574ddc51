import type { Block } from '#shared/document/schema.ts'

const bullets = ['•', '–', '·'] as const

/** What stands before an item of a list without numbers, by how deep it lies. */
export const bulletAt = (level: number) => bullets[level % bullets.length] ?? bullets[0]

const isList = (block: Block | undefined) =>
  block?.type === 'bulletList' || block?.type === 'orderedList' || block?.type === 'taskList'

/** Whether room stands below a block: a list within no other that is followed by one, or what ends such a list. */
export const isParted = (blocks: readonly Block[], at: number, around: { level: number; parts?: boolean }): boolean =>
  at === blocks.length - 1 ? around.parts === true : around.level < 0 && isList(blocks[at]) && isList(blocks[at + 1])
