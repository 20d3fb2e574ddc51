import { useEffect, useLayoutEffect, useRef } from 'react'
import { most } from '#shared/documents.ts'
import { onOneLine } from '#shared/one-line.ts'
import { useText } from '../../language.tsx'

const words = {
  title: { de: 'Titel', en: 'Title' },
  none: { de: 'Ohne Titel', en: 'Untitled' },
}

/** As high as its lines. */
const fit = (element: HTMLTextAreaElement | null) => {
  if (!element) return
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight}px`
}

type Props = { title: string; lang?: string; onChange(title: string): void; onDone(): void }

/** What a document is called, written where it stands; Enter goes on to the text. */
export function Title({ title, lang, onChange, onDone }: Props) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => fit(field.current), [title])
  // Where it becomes narrower, as with something beside the text, it takes more lines.
  useEffect(() => {
    const around = field.current?.parentElement
    if (!around) return
    const watch = new ResizeObserver(() => requestAnimationFrame(() => fit(field.current)))
    watch.observe(around)
    return () => watch.disconnect()
  }, [])
  return (
    <h1 data-title={title} className="title-of-text min-w-0 flex-1 basis-72">
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        lang={lang}
        aria-label={t(words.title)}
        placeholder={t(words.none)}
        maxLength={most.title}
        value={title}
        className="voice w-full resize-none overflow-hidden rounded-sm bg-transparent px-1 text-xl placeholder:text-muted
          pointer-coarse:min-h-11 pointer-coarse:py-2"
        onChange={({ target }) => onChange(onOneLine(target.value))}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onDone()
        }}
      />
    </h1>
  )
}
