import type { Each, Shape, ShapeOf } from '../answers.ts'

/** A list of texts that is written as prose: one a line, below numbers, or in paragraphs. */
export type Listed = ShapeOf<'list'> & { readonly of?: undefined; readonly each?: Exclude<Each, 'value'> }

/** Whether a list is asked for and read as prose. Short values have no voice to lose: they are asked for as JSON. */
export const isListed = (shape: Shape): shape is Listed => shape.shape === 'list' && !shape.of && shape.each !== 'value'

/** How many items were asked for, where that is known. */
export const amountOf = ({ howMany }: Listed) => (typeof howMany === 'number' ? howMany : undefined)

/** Whether the answer is one text, of which nothing need be told apart. */
export const isSingle = (shape: Listed) => shape.each !== 'paragraph' && amountOf(shape) === 1
