import { useEffect, useRef, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { addressIn } from '#shared/document/attributes.ts'
import { useText } from '../../language.tsx'
import { Bar } from './Bar.tsx'

const words = {
  bar: { de: 'Link', en: 'Link' },
  where: { de: 'Adresse', en: 'Address' },
  set: { de: 'Übernehmen', en: 'Apply' },
  remove: { de: 'Link entfernen', en: 'Remove link' },
  wrong: {
    de: 'Eine Webadresse, E-Mail-Adresse oder Telefonnummer, wie example.org.',
    en: 'A web address, an e-mail address or a phone number, such as example.org.',
  },
}

/** An address as people type it. */
const asAddress = (typed: string) => {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return addressIn(`mailto:${text}`)
  return addressIn(text) ?? (/^[^\s:]+\.[^\s:]+/.test(text) ? addressIn(`https://${text}`) : undefined)
}

/** Where the words at the caret, or the selected ones, lead. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, type] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isWrong, setWrong] = useState(false)
  const isLink = editor.isActive('link')
  useEffect(() => field.current?.select(), [])
  const set = () => {
    const href = asAddress(typed)
    setWrong(!href)
    if (!href) return
    const mark = { type: 'link', attrs: { href } }
    if (editor.state.selection.empty && !isLink)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: typed.trim(), marks: [mark] })
        .run()
    else editor.chain().focus().extendMarkRange('link').setMark('link', { href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  return (
    <Bar label={t(words.bar)} onSubmit={set} onClose={onClose}>
      <input
        ref={field}
        aria-label={t(words.where)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'link-wrong' : undefined}
        placeholder="example.org"
        inputMode="url"
        value={typed}
        className="field h-9 min-w-0 flex-1 basis-52"
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className="btn-small border border-field">
        {t(words.set)}
      </button>
      {isLink && (
        <button type="button" className="btn-small" onClick={remove}>
          {t(words.remove)}
        </button>
      )}
      {isWrong && (
        <p id="link-wrong" role="alert" className="w-full text-danger">
          {t(words.wrong)}
        </p>
      )}
    </Bar>
  )
}
