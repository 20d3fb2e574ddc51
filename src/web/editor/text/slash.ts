import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'

/** A sign typed to choose what comes next, and what was typed behind it. */
export type SlashWord = Readonly<{ from: number; to: number; words: string }>

const typed = /(?:^|\s)\/([\p{L}\p{N} ]{0,20})$/u
type State = Readonly<{ closed: number | undefined; asked: SlashWord | undefined }>
const key = new PluginKey<State>('slash')

const askedIn = ({ selection }: EditorState, closed: number | undefined): SlashWord | undefined => {
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 40), $from.parentOffset, undefined, '\ufffc')
  const [, words] = typed.exec(before) ?? []
  if (words === undefined) return undefined
  const from = $from.pos - words.length - 1
  return from === closed ? undefined : { from, to: $from.pos, words }
}

/** What somebody chooses by a slash at the caret. */
export const askedBySlash = (state: EditorState) => key.getState(state)?.asked

/** Lets the list be; it comes again with the next slash. */
export const closeSlash = (state: EditorState) => state.tr.setMeta(key, true).setMeta('addToHistory', false)

/** What the list does with a key while it is open, said by whoever draws it: whether it was meant for the list. */
export type SlashKeys = { press?: (key: string) => boolean }

/** Says what the list does with a key; hands back how to stop. */
export const answerKeys = (keys: SlashKeys, press: (key: string) => boolean) => {
  keys.press = press
  return () => {
    if (keys.press === press) delete keys.press
  }
}

/** A slash opens a list of what can be inserted. */
export const Slash = Extension.create<{ keys: SlashKeys | undefined }>({
  name: 'slash',
  priority: 1_000,
  addOptions: () => ({ keys: undefined }),
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin<State>({
        key,
        state: {
          init: (): State => ({ closed: undefined, asked: undefined }),
          apply(tr, before, _, state) {
            const mapped = before.closed === undefined ? undefined : tr.mapping.map(before.closed)
            const closed = tr.getMeta(key) ? before.asked?.from : mapped
            // Only what is typed asks: a caret that comes by does not.
            const goesOn = tr.docChanged || before.asked !== undefined
            return { closed, asked: goesOn ? askedIn(state, closed) : undefined }
          },
        },
        props: {
          handleKeyDown: ({ state }, { key: pressed }) =>
            askedBySlash(state) !== undefined && (options.keys?.press?.(pressed) ?? false),
        },
      }),
    ]
  },
})
