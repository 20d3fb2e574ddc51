import type { Looks } from '../building/looks.ts'
import type { Shown } from './pictures.ts'
import type { Setting } from './setting.ts'

/** What the words of a group are: text, or what else a file says of itself. */
export type Purpose =
  | ('text' | 'note' | 'box')
  | ('skipped' | 'furniture' | 'info' | 'title' | 'mark' | 'code')
  | ('fonts' | 'colours' | 'styles')
  | ('picture' | 'properties' | 'property' | 'name' | 'value')

/** A field of RTF: its code comes first, its result leads where that says. */
export type Field = { code: string }

/** What holds until a group ends. */
export type Group = {
  purpose: Purpose
  /** How many characters stand for one that is given by its number. */
  instead: number
  font: number | undefined
  size: number | undefined
  looks: Looks
  set: Setting
  /** The style that is described. */
  styled?: number
  field?: Field
  link?: string
  picture?: Shown
}

export const outermost = (): Group => ({
  ...{ purpose: 'text', instead: 1, font: undefined, size: undefined, looks: {}, set: {} },
})

const said: ReadonlySet<Purpose> = new Set(['text', 'note', 'box'])
/** Whether its words are the text, or a note or a box of it. */
export const isText = ({ purpose }: Group) => said.has(purpose)
