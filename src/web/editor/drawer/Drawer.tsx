import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { Dialog as Base } from '@base-ui/react/dialog'
import { Lock, X } from 'lucide-react'
import { longestTarget } from '#shared/editor.ts'
import { lengthOf } from '#shared/text.ts'
import { wordsIn } from '../../ui/counts.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { toast } from '../../ui/toast.ts'
import { Inside } from './Inside.tsx'
import { lock } from './marking.ts'
import { lineIn, type Target, targetIn } from './replacing/target.ts'
import { wordsOf } from './replacing/words.ts'
import type { About } from './TargetScore.tsx'
import { drawerWords as words } from './words.ts'
import './drawer.css'

type Props = {
  editor: Editor
  about: About
  /** The language the text is in, where that is known. */
  lang: string | undefined
  /** What is asked at once: to make what is selected, or the line of the caret, longer. */
  begins?: 'expand'
  /** Closes it, and opens the checks by rules. */
  onCheck(): void
  onClose(): void
}

const targetFor = ({ state }: Editor, begins: Props['begins']) => (begins ? lineIn(state) : targetIn(state))

/** Why nothing can be done with a text: it says nothing, or is too long. */
const refusalOf = (target: Target) => {
  const text = wordsOf(target).trim()
  if (!text) return words.empty
  if (lengthOf(text) <= longestTarget) return undefined
  return target.isWhole ? words.long : words.longSelection
}

/**
 * Working with AI on what is selected, or on the whole text, which is locked meanwhile. What it cannot work on it says,
 * and does not open.
 */
export function Drawer(props: Props) {
  const t = useText()
  const { editor, begins, onClose } = props
  const [target] = useState(() => targetFor(editor, begins))
  const refusal = refusalOf(target)
  const refuse = useEffectEvent(() => {
    if (!refusal) return
    toast({ text: t(refusal), tone: 'danger' })
    onClose()
  })
  useEffect(() => refuse(), [])
  return refusal ? null : <OpenDrawer {...props} target={target} />
}

function OpenDrawer({ editor, about, lang, begins, target, onCheck, onClose }: Props & { target: Target }) {
  const t = useText()
  const { number } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const open = lock(editor, target)
    // Beside the drawer the text is narrower, and what was in sight may not be.
    if (!target.isWhole) editor.view.dom.querySelector('.ai-target')?.scrollIntoView({ block: 'nearest' })
    return () => {
      open()
      // The caret goes back into the text as soon as that takes it.
      setTimeout(() => editor.isDestroyed || editor.view.focus())
    }
  }, [editor, target])
  const count = wordsIn(wordsOf(target))
  const scope = target.isWhole ? words.whole : words.selection
  return (
    <Base.Root open modal="trap-focus" disablePointerDismissal onOpenChange={open => open || onClose()}>
      <Base.Portal>
        <Base.Popup
          initialFocus={heading}
          finalFocus={false}
          className="drawer fixed inset-y-0 right-0 z-20 flex w-full flex-col border-line bg-surface text-ink shadow-overlay
            outline-none sm:w-[600px] sm:border-l print:hidden"
        >
          <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
            <div className="min-w-0 flex-1">
              <Base.Title ref={heading} tabIndex={-1} className="voice text-lg outline-none">
                {t(words.title)}
              </Base.Title>
              <Base.Description className="truncate text-sm text-muted tabular-nums">
                {t(scope(number(count), count === 1))}
              </Base.Description>
            </div>
            <Base.Close aria-label={t(words.close)} className="icon-btn size-11">
              <X className="size-[18px]" strokeWidth={1.75} aria-hidden />
            </Base.Close>
          </div>
          <p className="flex items-center gap-2 border-b border-line bg-sunken px-5 py-1.5 text-sm text-muted">
            <Lock className="size-3.5 shrink-0" aria-hidden />
            {t(words.locked)}
          </p>
          <Inside {...{ editor, about, lang, begins, onCheck }} first={target} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
