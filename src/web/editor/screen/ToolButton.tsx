import type { Editor } from '@tiptap/core'
import { useLocale, useText } from '../../language.tsx'
import { Tip } from '../../ui/Tip.tsx'
import { actionOf, type ActionName, type Asks } from '../actions.ts'
import { useEditorState } from '../useEditorState.ts'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)
/** The keys of an action in one line, as they stand on the keyboard. */
const keysIn = (keys: string, locale: 'de' | 'en') => {
  const held = isMac ? '⌘' : { de: 'Strg', en: 'Ctrl' }[locale]
  return `${held} ${isMac ? keys : keys.replace('⇧', { de: 'Umschalt', en: 'Shift' }[locale])}`
}

type Props = { editor: Editor; name: ActionName; small?: boolean; onAsk(asks: Asks): void }

/** One tool: an icon with its name, pressed where it holds at the caret. */
export function ToolButton({ editor, name, small, onAsk }: Props) {
  const t = useText()
  const locale = useLocale()
  const { icon: Icon, name: words, keys, isOn, isOff, run, asks } = actionOf(name)
  const { on, off } = useEditorState(editor, it => ({ on: isOn?.(it) ?? false, off: isOff?.(it) ?? false }))
  const label = t(words)
  return (
    <Tip label={keys ? `${label} (${keysIn(keys, locale)})` : label}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        aria-pressed={isOn ? on : undefined}
        disabled={off}
        className={`icon-btn tool ${small ? 'size-9' : ''}`}
        // The caret stays in the text, whose selection it is about.
        onMouseDown={event => event.preventDefault()}
        onClick={() => (asks ? onAsk(asks) : run(editor))}
      >
        <Icon className="size-[18px]" strokeWidth={1.75} aria-hidden />
      </button>
    </Tip>
  )
}
