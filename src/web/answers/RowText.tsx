import { directionOf } from '#shared/direction.ts'

type Props = {
  label: string
  text: string
  over: boolean
  /** Whether it is a sentence: on phones it takes the whole width; a shorter one beside several buttons does, too. */
  long: boolean
  lang?: string
  /** The text of the answer that it shows. */
  part?: string
  onChange?(text: string): void
}

const room = (long: boolean) => `min-w-0 flex-1 py-2 wrap-anywhere ${long ? 'basis-[13rem]' : 'basis-[9rem]'}`

/** The words of a row; where they are open to change, they are a field that grows with them. */
export const RowText = ({ label, text, over, long, lang, part, onChange }: Props) =>
  onChange ? (
    <textarea
      rows={1}
      aria-label={label}
      aria-invalid={over}
      lang={lang}
      dir={directionOf(lang)}
      data-part={part}
      className={`${room(long)} field-sizing-content resize-none bg-transparent outline-none pointer-coarse:min-h-11 pointer-coarse:text-[1rem]`}
      value={text}
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  ) : (
    <p lang={lang} dir={directionOf(lang)} data-part={part} className={room(long)}>
      {text}
    </p>
  )
