import { cloneElement, type ReactElement, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { later } from './later.ts'

export type TipProps = { anchor: RefObject<HTMLElement | null>; label: string; onClose(): void }
const Popup = later<TipProps>(() => import('./TipPopup.tsx').then(it => it.TipPopup))
const patience = 400

/** Says in words what an icon does, to whoever rests on it or reaches it by keyboard. */
export function Tip({ label, children }: { label: string; children: ReactElement<Record<string, unknown>> }) {
  const anchor = useRef<HTMLElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** It may come when nobody rests there any more. */
  const wanted = useRef(false)
  const [open, setOpen] = useState(false)

  const show = (after: number) => {
    const loaded = Popup.load()
    clearTimeout(waiting.current)
    wanted.current = true
    waiting.current = setTimeout(
      () =>
        void loaded.then(
          () => setOpen(wanted.current),
          () => undefined,
        ),
      after,
    )
  }
  const hide = () => {
    clearTimeout(waiting.current)
    wanted.current = false
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])

  return (
    <>
      {cloneElement(children, {
        ref: anchor,
        onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(patience),
        onPointerLeave: hide,
        onPointerDown: hide,
        onFocus: ({ currentTarget }: { currentTarget: Element }) => currentTarget.matches(':focus-visible') && show(0),
        onBlur: hide,
      })}
      <Suspense>{open && <Popup anchor={anchor} label={label} onClose={hide} />}</Suspense>
    </>
  )
}
