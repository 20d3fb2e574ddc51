import { titleOfText } from '../title.ts'
import type { Block } from './schema.ts'
import { wordsOf } from './words.ts'

/** So many blocks are looked at. */
const looked = 6

const lineOf = (block: Block) =>
  block.type === 'heading' ? `${'#'.repeat(block.attrs.level)} ${wordsOf(block)}` : wordsOf(block)

/** What a document without a title is called, as texts of the history are: by its heading, or its first words. */
export const calledBy = (blocks: readonly Block[]): string =>
  titleOfText(blocks.slice(0, looked).map(lineOf).join('\n')).title
