import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { X } from 'lucide-react'
import { useText } from '../../language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const close = { de: 'Schließen', en: 'Close' }

type Props = {
  label: string
  /** Whether it has a row for what comes first in wide windows, too. */
  rows?: boolean
  children: ReactNode
  onSubmit?(): void
  onClose?(): void
}

/** What comes first shares its row with the cross, and the rest stands below them. */
const inRows =
  '[&>*]:order-1 [&>:first-child]:order-none [&>:last-child]:order-none [&>:first-child]:basis-[calc(100%-3.25rem)]'
const inRowsOnPhones =
  'max-sm:[&>*]:order-1 max-sm:[&>:first-child]:order-none max-sm:[&>:last-child]:order-none ' +
  'max-sm:[&>:first-child]:basis-[calc(100%-3.25rem)]'

/** What belongs to a tool or to what is selected, under the row of tools: it covers nothing of the text. */
export function Bar({ label, rows, children, onSubmit, onClose }: Props) {
  const t = useText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  const order = rows ? inRows : onClose ? inRowsOnPhones : ''
  const form = useRef<HTMLFormElement>(null)
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onClose) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const element = form.current
    element?.addEventListener('keydown', escape)
    return () => element?.removeEventListener('keydown', escape)
  }, [])
  return (
    <form
      ref={form}
      aria-label={label}
      className={`flex flex-wrap items-center gap-2 border-t border-line px-3 py-2 text-sm ${order}`}
      onSubmit={submit}
    >
      {children}
      {onClose && <IconButton icon={X} label={t(close)} className="ml-auto size-9 self-start" onClick={onClose} />}
    </form>
  )
}
