import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Pencil } from 'lucide-react'
import { directionOf } from '#shared/direction.ts'
import { useText } from '../../language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CopyIcon } from '../CopyIcon.tsx'
import { PlainField } from '../PlainField.tsx'
import { withPiece } from '../places.ts'
import type { ViewProps } from '../views.ts'
import { type Verse, versesIn } from './verses.ts'

const words = {
  copy: (name: string) => ({ de: `${name} kopieren`, en: `Copy ${name}` }),
  edit: (name: string) => ({ de: `${name} bearbeiten`, en: `Edit ${name}` }),
  text: { de: 'Text', en: 'Text' },
}

type Props = Verse & {
  titled: boolean
  writing: boolean
  /** Puts other words in the place of those that stand there. */
  onWords?(at: number, piece: string, words: string): void
}

/** A part of a song, line by line; what has come whole is not drawn again while the rest comes. */
const Part = memo(({ name, text, at, isChorus, titled, writing, onWords }: Props) => {
  const t = useText()
  const [open, setOpen] = useState(false)
  const put = at === undefined || !onWords ? undefined : (words: string) => onWords(at, text, words)
  const button = useRef<HTMLButtonElement>(null)
  const Heading = titled ? 'h4' : 'h3'
  const lines = text.split('\n').filter(Boolean)
  const called = name || t(words.text)
  const close = (byKey: boolean) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  }
  const look = `reading ${isChorus ? 'italic' : ''}`
  return (
    <section aria-label={name || undefined} className={isChorus ? 'border-l-2 border-accent pl-5 sm:ml-6' : ''}>
      <div className="flex min-h-10 items-center gap-1">
        {name && <Heading className="eyebrow">{name}</Heading>}
        {!writing && name && <CopyIcon label={t(words.copy(name))} text={lines.join('  \n')} className="size-9" />}
        {put && (
          <IconButton
            ref={button}
            icon={Pencil}
            label={t(words.edit(called))}
            className="-ml-1 size-9 print:hidden"
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      {open && put ? (
        <PlainField label={called} text={text} className={look} onChange={put} onClose={close} />
      ) : (
        <p className={look}>
          {lines.map((line, at) => (
            <span key={at} className="block pl-6 -indent-6 wrap-anywhere">
              {line}
            </span>
          ))}
        </p>
      )}
    </section>
  )
})

/** A song as it is sung: its verses parted, its chorus set in, each of them changed where it stands. */
export function Song({ answer, lang, writing = false, onChange }: ViewProps<string>) {
  const { title, before, verses } = versesIn(answer)
  const current = useRef({ answer, onChange })
  useLayoutEffect(() => void (current.current = { answer, onChange }))
  const put = useCallback((at: number, piece: string, words: string) => {
    const { answer, onChange } = current.current
    onChange?.(withPiece(answer, at, piece, words))
  }, [])
  const more = { titled: title !== '', writing, onWords: onChange && !writing ? put : undefined }
  return (
    <div lang={lang} dir={directionOf(lang)} data-part="" className="grid grid-cols-1 gap-7 sheet-x py-7 sm:py-9">
      {title && <h3 className="voice text-2xl">{title}</h3>}
      {before && <Part {...more} {...before} />}
      {verses.map((verse, at) => (
        <Part key={at} {...more} {...verse} />
      ))}
    </div>
  )
}
