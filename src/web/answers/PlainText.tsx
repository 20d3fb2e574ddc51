import { directionOf } from '#shared/direction.ts'

type Props = {
  label: string
  text: string
  lang?: string
  /** The text of the answer that it shows. */
  part?: string
  /** Whether it is one line, however often that breaks. */
  line?: boolean
  /** Whether somebody has just asked to write in it. */
  asked?: boolean
  className?: string
  onChange?(text: string): void
}

const focus = (field: HTMLElement | null) => field?.focus({ preventScroll: true })

/** A text without markup as it is read; where it can be changed, a field that looks the same and grows with it. */
export const PlainText = ({ label, text, lang, part, line, asked, className = '', onChange }: Props) => {
  const same = { lang, dir: directionOf(lang), 'data-part': part }
  return onChange ? (
    <textarea
      {...same}
      ref={asked ? focus : undefined}
      rows={1}
      aria-label={label}
      className={`block field-sizing-content w-full resize-none rounded-sm bg-transparent outline-offset-4 ${className}`}
      value={text}
      onKeyDown={event => {
        if (line && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
      onChange={({ target }) => onChange(line ? target.value.replaceAll(/\s*\n\s*/g, ' ') : target.value)}
    />
  ) : (
    <p {...same} className={`whitespace-pre-wrap wrap-anywhere ${className}`}>
      {text}
    </p>
  )
}
