import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { later, type Later } from '../ui/later.ts'
import { tellLostPart } from '../ui/lost-part.ts'
import { type DialogName, OpenDialog } from '../dialogs.ts'
import { usePressed } from './usePressed.ts'

type Closing = { onClose(): void }

/** What each of them is drawn by; it is loaded when someone points at its button. */
export const dialogs: Readonly<Record<DialogName, Later<Closing>>> = {
  palette: later<Closing>(() => import('../palette/Palette.tsx').then(it => it.Palette)),
  nav: later<Closing>(() => import('./NavDrawer.tsx').then(it => it.NavDrawer)),
  language: later<Closing>(() => import('./LanguageDialog.tsx').then(it => it.LanguageDialog)),
  shortcuts: later<Closing>(() => import('./ShortcutsDialog.tsx').then(it => it.ShortcutsDialog)),
  feature: later<Closing>(() => import('../feedback/FeedbackDialog.tsx').then(it => it.FeatureDialog)),
  bug: later<Closing>(() => import('../feedback/FeedbackDialog.tsx').then(it => it.BugDialog)),
}

/** Draws the dialog that anything inside has opened, one at a time. */
export function Dialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<DialogName>()
  const open = useCallback(
    // Somebody waits for it: it does not queue behind a page that is still being drawn.
    (name: DialogName) => void dialogs[name].load().then(() => setOpened(name), tellLostPart),
    [],
  )
  usePressed(open)
  // What was asked for before anybody listened, as public/theme.js has noted.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.awake = ''
    if (!dataset.asked) return
    delete dataset.asked
    open('palette')
  }, [open])
  const Opened = opened && dialogs[opened]
  const close = useCallback(() => setOpened(now => (now === opened ? undefined : now)), [opened])
  return (
    <OpenDialog value={open}>
      {children}
      <Suspense>{Opened && <Opened key={opened} onClose={close} />}</Suspense>
    </OpenDialog>
  )
}
