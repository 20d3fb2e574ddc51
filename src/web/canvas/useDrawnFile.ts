import { useRef, useState } from 'react'
import { uploadKinds } from '#shared/accepts.ts'
import type { FieldOf } from '#shared/fields.ts'
import { useBusy } from '../files/useBusy.ts'
import { useUpload } from '../files/useUpload.ts'

type Props = {
  accept: FieldOf<'file'>['accept']
  /** Its address, once it has arrived; empty once it was removed. */
  onEntry(entry: string): void
  onBusy(busy: boolean): void
  /** What else is to be done once it has arrived. */
  onArrived?(entry: string): void
}

/** A file that is drawn in a window: the window, which gives the focus back to its button, and how the file is sent. */
export const useDrawnFile = ({ accept, onEntry, onBusy, onArrived }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { take, ...sent } = useUpload<{ response: string }>({
    path: uploadKinds[accept].path,
    accept,
    onDone({ response }) {
      onEntry(response)
      onArrived?.(response)
    },
  })
  useBusy(sent.upload.state === 'sending', onBusy)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return {
    ...{ isOpen, close, take },
    /** What `DrawnFile` is given of it. */
    shown: { button, sent, onOpen: () => setOpen(true), onRemove: () => onEntry('') },
    onApply: (file: File) => {
      close()
      take(file)
    },
  }
}
