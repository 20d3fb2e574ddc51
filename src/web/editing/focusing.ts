import { type FocusPosition, Extension, resolveFocusPosition } from '@tiptap/core'

/**
 * The next key goes into the text: the command of the same name that it stands for waits for a frame, in which a busy
 * page drops what is typed.
 */
export const Focusing = Extension.create({
  name: 'focusing',
  priority: 1,
  addCommands: () => ({
    focus:
      (position: FocusPosition = null, { scrollIntoView = true } = {}) =>
      ({ view, tr, dispatch }) => {
        if (position === false || !dispatch || (position === null && view.hasFocus())) return true
        const selection = resolveFocusPosition(tr.doc, position)
        if (selection) tr.setSelection(selection)
        view.focus()
        if (scrollIntoView) tr.scrollIntoView()
        return true
      },
  }),
})
