import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { directionOf } from '#shared/direction.ts'

type Props = {
  label: string
  text: string
  lang?: string
  className?: string
  /** Whether what is typed can stand there; nothing else is handed on. */
  fits?(text: string): boolean
  onChange(text: string): void
  /** The writer is done; whether by a key, so that the focus has to go somewhere. */
  onClose(byKey: boolean): void
}

/**
 * A piece of a text, without markup, while it is written in. What is around it is drawn by it, so it is handed on when
 * its writer leaves it, not at each key.
 */
export function PlainField({ label, text, lang, className = '', fits, onChange, onClose }: Props) {
  const [draft, setDraft] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const handOn = useEffectEvent(() => {
    const now = draft.trim()
    if (now !== text && (fits?.(now) ?? true)) onChange(now)
  })
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const leaving = () => flushSync(handOn)
    addEventListener('pagehide', leaving)
    return () => removeEventListener('pagehide', leaving)
  }, [])
  const leave = (byKey: boolean) => {
    handOn()
    onClose(byKey)
  }
  return (
    <textarea
      ref={field}
      rows={1}
      lang={lang}
      dir={directionOf(lang)}
      aria-label={label}
      className={`block field-sizing-content w-full resize-none rounded-sm bg-transparent outline-offset-4 ${className}`}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => leave(false)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) leave(true)
      }}
    />
  )
}
