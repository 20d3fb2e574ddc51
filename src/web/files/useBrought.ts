import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lengthOf } from '#shared/text.ts'
import { insert } from '../ui/insert.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { between, without } from './place.ts'
import { useUpload } from './useUpload.ts'

/** What `POST /api/upload/text` answers: a document is read, and nothing of it kept. */
type ReadText = { readonly name: string; readonly text: string; readonly cut?: boolean | null }

/** A document that is longer than the room there is for it. */
export type Choice = { readonly name: string; readonly text: string; readonly room: number }

const words = {
  put: (name: string) => ({ de: `Text aus ${name} eingefügt`, en: `Text from ${name} inserted` }),
  cut: {
    de: 'Die Datei enthält mehr, als sich lesen ließ.',
    en: 'The file holds more than could be read.',
  },
  undo: { de: 'Rückgängig', en: 'Undo' },
}

type Options = {
  area: RefObject<HTMLTextAreaElement | null>
  max: number | undefined
  onEntry(entry: string): void
}

/**
 * Brings the text of a document into a field: at the caret, where somebody has been there, else at the end, beside what
 * was typed. What is too long for the room becomes a `choice`.
 */
export function useBrought({ area, max, onEntry }: Options) {
  const t = useText()
  const [choice, setChoice] = useState<Choice>()
  const visited = useRef(false)
  const newest = useRef(onEntry)
  useLayoutEffect(() => {
    newest.current = onEntry
  })

  /** Where it goes, and with the lines that part it from its neighbours. */
  const placed = (field: HTMLTextAreaElement, text: string) => {
    const at = visited.current ? field.selectionEnd : field.value.length
    return { at, piece: between(field.value.slice(0, at), text, field.value.slice(at)) }
  }
  function put(name: string, text: string, cut: boolean) {
    const field = area.current
    if (!field) return
    const { at, piece } = placed(field, text)
    const behind = field.value.length - at
    field.focus()
    field.setSelectionRange(at, at)
    insert(field, piece, newest.current)
    const undo = () => area.current && newest.current(without(area.current.value, piece, at, behind))
    toast({
      text: [t(words.put(name)), cut && t(words.cut)].filter(Boolean).join('. '),
      action: { label: t(words.undo), run: () => void undo() },
    })
  }
  const sending = useUpload<ReadText>({
    path: '/api/upload/text',
    accept: 'documents',
    onDone({ name, text: read, cut }) {
      const field = area.current
      if (!field) return
      const text = read.replaceAll('\r\n', '\n').trim()
      const taken = lengthOf(field.value)
      const { piece } = placed(field, text)
      if (max && taken + lengthOf(piece) > max) {
        setChoice({ name, text, room: Math.max(0, max - taken - (lengthOf(piece) - lengthOf(text))) })
      } else put(name, text, !!cut)
    },
  })
  return {
    ...sending,
    /** Somebody was in the field: from now on the caret is where they want to be. */
    visit: () => void (visited.current = true),
    choice,
    choose(text: string) {
      if (!choice) return
      // What lies behind a dialog cannot have the focus.
      flushSync(() => setChoice(undefined))
      put(choice.name, text, false)
    },
    leave: () => setChoice(undefined),
  }
}
