import { InputRule } from '@tiptap/core'
import { TaskItem } from '@tiptap/extension-list'

/**
 * An item that can be ticked; its box is called by what is to be done. `- [ ] ` makes one as it is typed, although the
 * dash has made an item of a list before; in one that is there, `[x] ` ticks it, also where the dash is typed again.
 */
export const OurTaskItem = TaskItem.extend({
  addInputRules() {
    return [
      ...(this.parent?.() ?? []),
      new InputRule({
        find: /^(?:- )?\[([ x]?)\]\s$/,
        handler({ state, range, match, chain }) {
          const { $from } = state.selection
          const item = $from.depth > 1 && $from.index(-1) === 0 ? $from.node(-1).type.name : ''
          if (item !== 'listItem' && item !== 'taskItem') return null
          const written = chain().deleteRange(range)
          if (item === 'listItem') written.toggleList('taskList', 'taskItem')
          written.updateAttributes('taskItem', { checked: match[1] === 'x' }).run()
        },
      }),
    ]
  },
}).configure({
  nested: true,
  a11y: { checkboxLabel: ({ firstChild }) => firstChild?.textContent || '…' },
})
