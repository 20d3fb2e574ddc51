import { useEffect, useId, useRef, useState } from 'react'
import type { Segment } from '#shared/segments.ts'
import { useText } from '../../language.tsx'
import { clock } from '../../ui/clock.ts'
import { words } from './words.ts'

type Props = {
  segments: readonly Segment[]
  lang: string | undefined
  onGo(to: number): void
  onText(at: number, text: string): void
  onSpeaker(name: string): void
  onDone(): void
}

/** A paragraph while it is corrected: who speaks, and each of its sentences by itself, so that its times stay right. */
export function CorrectParagraph({ segments, lang, onGo, onText, onSpeaker, onDone }: Props) {
  const t = useText()
  const id = useId()
  const first = useRef<HTMLTextAreaElement>(null)
  const [name, setName] = useState(segments[0]?.speaker ?? '')
  useEffect(() => first.current?.focus(), [])
  const close = () => {
    if (name.trim() !== (segments[0]?.speaker ?? '')) onSpeaker(name.trim())
    onDone()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what is open
    <div
      className="col-span-2 grid grid-cols-1 gap-3 rounded-md bg-sunken p-3 max-sm:col-span-3"
      onKeyDown={event => {
        if (event.key === 'Escape') close()
      }}
    >
      <label className="grid gap-1 text-sm">
        {t(words.speaker)}
        <input
          className="field h-10 pointer-coarse:h-11"
          value={name}
          maxLength={60}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => setName(target.value)}
        />
        <span id={`${id}hint`} className="text-muted">
          {t(words.speakerHint)}
        </span>
      </label>
      {segments.map(({ start, text }, at) => (
        <textarea
          key={at}
          ref={at === 0 ? first : undefined}
          lang={lang}
          dir="auto"
          rows={Math.max(1, Math.ceil(text.length / 56))}
          aria-label={t(words.passage(clock(start)))}
          className="field field-sizing-content w-full resize-none py-2"
          value={text}
          onFocus={() => onGo(start)}
          onChange={({ target }) => onText(at, target.value)}
        />
      ))}
      <button type="button" className="btn-line w-fit" onClick={close}>
        {t(words.done)}
      </button>
    </div>
  )
}
