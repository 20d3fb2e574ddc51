import { memo, useState } from 'react'
import { PenLine } from 'lucide-react'
import type { Segment } from '#shared/segments.ts'
import { useText } from '../../language.tsx'
import { clock } from '../../ui/clock.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CorrectParagraph } from './CorrectParagraph.tsx'
import { words } from './words.ts'

type Props = {
  /** What is said in it. */
  segments: readonly Segment[]
  /** The place of the first of them in the whole. */
  first: number
  /** The place of what is heard at this moment, where that is in here. */
  heard: number | undefined
  lang: string | undefined
  onGo(to: number): void
  /** Another text of one, and another name of whoever speaks; missing where it can only be read. */
  onText: ((at: number, text: string) => void) | undefined
  onSpeaker: ((places: readonly number[], before: string | undefined, name: string) => void) | undefined
}

/** Some of what was said: when, by whom, and each sentence, which plays when it is pressed. */
export const Paragraph = memo(function Paragraph(props: Props) {
  const { segments, first, heard, lang, onGo, onText, onSpeaker } = props
  const t = useText()
  const [open, setOpen] = useState(false)
  const [{ start = 0, speaker } = {}] = segments
  const time = clock(start)
  const places = segments.map((_, at) => first + at)
  return (
    <li className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 [content-visibility:auto]">
      <button
        type="button"
        aria-label={t(words.from(time))}
        className="btn-small min-w-12 justify-center tabular-nums pointer-coarse:min-h-11 print:hidden"
        onClick={() => onGo(start)}
      >
        {time}
      </button>
      {open && onText && onSpeaker ? (
        <CorrectParagraph
          {...{ segments, lang, onGo }}
          onText={(at, text) => onText(first + at, text)}
          onSpeaker={name => onSpeaker(places, speaker, name)}
          onDone={() => setOpen(false)}
        />
      ) : (
        <p lang={lang} dir="auto" className="reading pt-0.5 wrap-anywhere">
          {speaker && <strong className="font-semibold">{speaker}: </strong>}
          {segments.map(({ start: from, text }, at) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <span
              key={at}
              data-heard={heard === first + at || undefined}
              className="cursor-pointer rounded-sm decoration-clone hover:bg-sunken data-heard:bg-accent-soft"
              onClick={() => onGo(from)}
            >
              {text}{' '}
            </span>
          ))}
        </p>
      )}
      {onText && !open && (
        <IconButton
          icon={PenLine}
          label={t(words.correct(time))}
          className="-my-1 print:hidden"
          onClick={() => setOpen(true)}
        />
      )}
    </li>
  )
})
