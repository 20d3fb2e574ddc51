import { useEffect, useState } from 'react'
import type { Editor } from '@tiptap/core'

/** So much of a text says in which language it is. */
const enough = 4_000
const pause = 1_000

/** The language of a text, told or by its words, found anew as one writes; the browser's spelling follows it. */
export function useLanguage(editor: Editor | undefined, first: string | undefined) {
  const [lang, setLang] = useState(first)
  useEffect(() => {
    if (!editor) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const { languageOf } = await import('#language/languages.ts')
      if (editor.isDestroyed) return
      const { doc } = editor.state
      const found = languageOf(doc.textBetween(0, Math.min(enough, doc.content.size), ' '))
      if (found) setLang(found)
    }
    const hear = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void look().catch(() => undefined), pause)
    }
    editor.on('update', hear)
    // Bookmarks, and what was kept without a document, do not say it.
    if (first === undefined) void look().catch(() => undefined)
    return () => {
      clearTimeout(waiting)
      editor.off('update', hear)
    }
  }, [editor, first])
  useEffect(() => {
    if (lang) editor?.view.dom.setAttribute('lang', lang)
  }, [editor, lang])
  return lang
}
