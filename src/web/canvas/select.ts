import { askingBeside } from '../ask-worker.ts'
import type { Board } from './board.ts'
import { pixelsOf } from './mask-file.ts'
import type { Mask } from './mask.ts'
import type { Setting } from './tools.ts'
import type { Point } from './view.ts'
import type { SelectAsked } from './worker.ts'

/** What a press or a frame on a picture selects. Rejects where nothing can work beside the page. */
export const selected = askingBeside<SelectAsked, Mask>('canvas')

/** Where something was selected: at a place, where both are the same, or from one corner to the other. */
export type Selecting = Readonly<{ from: Point; to: Point }>

/**
 * Adds to the board what the wand or the search for an object selects on a picture; tells whether there was anything.
 * Rejects where nothing can work beside the page.
 */
export const selectOn = async (
  { picture, board, setting }: { picture: HTMLImageElement; board: Board; setting: Setting },
  { from, to }: Selecting,
): Promise<boolean> => {
  const { ratio, size } = board
  const onBoard = ({ x, y }: Point) => ({ x: x * ratio, y: y * ratio })
  const area = await selected({
    pixels: pixelsOf(picture, size),
    from: onBoard(from),
    to: onBoard(to),
    by: setting.tool === 'object' ? 'object' : { tolerance: setting.tolerance },
  })
  if (!area.data.includes(255)) return false
  board.add(area)
  board.commit()
  return true
}
