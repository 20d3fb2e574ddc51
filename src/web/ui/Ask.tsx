import type { ReactNode } from 'react'
import { useText } from '../language.tsx'
import { Button } from './Button.tsx'
import { Dialog, DialogClose } from './Dialog.tsx'
import { Panel } from './Panel.tsx'
import { useSentence } from '../useSentence.ts'

const no = { de: 'Abbrechen', en: 'Cancel' }

type Props = {
  title: string
  /** What it means. */
  text: ReactNode
  /** What the button says that does it. */
  yes: string
  failure: unknown
  /** What is said of a failure, where the general sentence would be wrong. */
  says?(failure: unknown): string
  disabled?: boolean
  isBusy?: boolean
  /** Whether it cannot be taken back, and something is lost. */
  final?: boolean
  size?: 'small' | 'large'
  onYes(): void
  onClose(): void
  children?: ReactNode
}

/** Asks before something is done that others notice, or that cannot be taken back. A failure stays in the question. */
export function Ask({
  title,
  text,
  yes,
  failure,
  says,
  disabled,
  isBusy,
  final,
  size,
  onYes,
  onClose,
  children,
}: Props) {
  const t = useText()
  const sentence = useSentence()
  return (
    <Dialog size={size} title={title} text={<span className="wrap-anywhere">{text}</span>} onClose={onClose}>
      <form
        className="mt-4 grid grid-cols-1 gap-4"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!disabled && !isBusy) onYes()
        }}
      >
        {children}
        {!!failure && <Panel tone="danger">{(says ?? sentence)(failure)}</Panel>}
        <div className="mt-2 flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
          <DialogClose className="btn-line">{t(no)}</DialogClose>
          <Button type="submit" className={final ? 'btn-danger' : 'btn-primary'} disabled={disabled} isBusy={isBusy}>
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
