import type { MouseEvent } from 'react'
import type { DocumentListed } from '#server/documents/shown.ts'
import { useText } from '../language.tsx'
import { type Named, nameOf } from './words.ts'
import { useEditor } from './useEditor.ts'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

type Linked = Named & Pick<DocumentListed, '_id'> & Partial<Pick<DocumentListed, 'language'>>

/** The title of a document, which leads to where it is written in. */
export function DocumentLink({ document }: { document: Linked }) {
  const t = useText()
  const { addressOf, open } = useEditor()
  return (
    <a
      href={addressOf(document._id)}
      lang={document.called ? document.language : undefined}
      dir="auto"
      className="link inline-block max-w-full py-0.5 font-medium wrap-anywhere"
      onClick={event => {
        if (!isPlain(event)) return
        event.preventDefault()
        open(document._id)
      }}
    >
      {nameOf(document, t)}
    </a>
  )
}
