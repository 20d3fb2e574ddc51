import { type ReactNode, useState } from 'react'
import { Ask } from '../ui/Ask.tsx'
import { useAskBeforeClosing } from '../ui/useAskBeforeClosing.ts'
import { WholeWindow } from './WholeWindow.tsx'

type Props = {
  title: string
  close: string
  /** Whether something was done in it that goes with it. */
  isUnsaved: boolean
  /** What is asked then: what is dropped, what is lost by that, and what the button does. */
  asks: { title: string; text: string; yes: string }
  onClose(): void
  children: ReactNode
}

/** A window over the whole page that asks before what was done in it is lost, also where the page is closed. */
export function AskingWindow({ title, close, isUnsaved, asks, onClose, children }: Props) {
  const [isAsking, ask] = useState(false)
  useAskBeforeClosing(isUnsaved)
  return (
    <WholeWindow title={title} close={close} onLeave={() => (isUnsaved ? ask(true) : onClose())}>
      {children}
      {isAsking && <Ask {...asks} failure={undefined} final onYes={onClose} onClose={() => ask(false)} />}
    </WholeWindow>
  )
}
