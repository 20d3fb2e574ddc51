import type { Command } from '@tiptap/pm/state'
import { addRowAfter, addRowBefore, selectedRect, TableMap } from '@tiptap/pm/tables'

/** A row beside the selected ones, whose lines stand as those of its neighbour do: figures stay under figures. */
const aligned =
  (add: Command, way: -1 | 1): Command =>
  (state, dispatch) =>
    add(
      state,
      dispatch &&
        (made => {
          const { tableStart, top, bottom } = selectedRect(state)
          const table = made.doc.nodeAt(tableStart - 1)
          if (!table) return dispatch(made)
          const { map, width } = TableMap.get(table)
          const [row, neighbour] = way < 0 ? [top, top + 1] : [bottom, bottom - 1]
          for (let column = 0; column < width; column++) {
            const [at, from] = [map[row * width + column] ?? 0, map[neighbour * width + column] ?? 0]
            const textAlign: unknown = table.nodeAt(from)?.firstChild?.attrs.textAlign
            if (at !== from && textAlign) made.setNodeAttribute(tableStart + at + 1, 'textAlign', textAlign)
          }
          return dispatch(made)
        }),
    )

/** Adds a row over the selected ones. */
export const rowBefore = aligned(addRowBefore, -1)
/** Adds a row under the selected ones. */
export const rowAfter = aligned(addRowAfter, 1)
