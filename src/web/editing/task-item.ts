import { InputRule } from '@tiptap/core'
import { TaskItem } from '@tiptap/extension-list'

/**
 * An item that can be ticked; its box is called by what is to be done. `- [ ] ` makes one as it is typed, although the
 * dash has made an item of a list before.
 */
export const OurTaskItem = TaskItem.extend({
  addInputRules() {
    return [
      ...(this.parent?.() ?? []),
      new InputRule({
        find: /^\[([ x]?)\]\s$/,
        handler({ state, range, match, chain }) {
          const { $from } = state.selection
          const isItem = $from.depth > 1 && $from.node(-1).type.name === 'listItem' && $from.index(-1) === 0
          if (!isItem) return null
          chain()
            .deleteRange(range)
            .toggleList('taskList', 'taskItem')
            .updateAttributes('taskItem', { checked: match[1] === 'x' })
            .run()
        },
      }),
    ]
  },
}).configure({
  nested: true,
  a11y: { checkboxLabel: ({ firstChild }) => firstChild?.textContent || '…' },
})
