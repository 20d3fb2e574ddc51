import { useEffect, useEffectEvent, useState } from 'react'
import type { Editor } from '@tiptap/core'

/** So much of a text says in which language it is. */
const enough = 4_000
const pause = 1_000

/**
 * The language a text is written in, which the browser's spelling follows: found at once where it is not known, and
 * anew while it is written.
 */
export function useLanguage(editor: Editor | undefined, first: string | undefined) {
  const [lang, setLang] = useState(first)
  const isKnown = useEffectEvent(() => lang !== undefined)
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
    if (!isKnown()) void look().catch(() => undefined)
    return () => {
      clearTimeout(waiting)
      editor.off('update', hear)
    }
  }, [editor])
  useEffect(() => {
    if (lang) editor?.view.dom.setAttribute('lang', lang)
  }, [editor, lang])
  return lang
}
