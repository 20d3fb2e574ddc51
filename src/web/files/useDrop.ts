import { type ClipboardEvent, type DragEvent, useState } from 'react'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A copied passage may come with a picture of itself: then the words are meant. */
const filesIn = ({ clipboardData }: ClipboardEvent) =>
  clipboardData.types.includes('text/plain') ? [] : [...clipboardData.files]

/** Takes the files that are dropped on something or pasted into it; `over` while some are held above it. */
export function useDropAll(onFiles: (files: readonly File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false)
  if (disabled) return { over: false, handlers: {} }
  const hold = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    over,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length) onFiles(files)
      },
      onPaste: (event: ClipboardEvent) => {
        const files = filesIn(event)
        if (!files.length) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}

/** The same of one file. */
export const useDrop = (onFile: (file: File) => void, disabled: boolean) =>
  useDropAll(([file]) => file && onFile(file), disabled)
