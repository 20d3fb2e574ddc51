import type { ReactNode } from 'react'
import { lengthOf } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Counter } from '../ui/small.tsx'
import { CopyIcon } from './CopyIcon.tsx'
import { ShortenLink } from './ShortenLink.tsx'
import { RowText } from './RowText.tsx'

const words = {
  copy: (label: string, number: string) => ({ de: `${label}${number} kopieren`, en: `Copy ${label}${number}` }),
  tooLong: (by: string) => ({ de: `${by} Zeichen zu lang`, en: `${by} characters too long` }),
}

type Props = {
  label: string
  items: readonly string[]
  max?: number
  /** How much room a text takes where it is not as many signs as it has. */
  room?(text: string): number
  /** What else is to be said of a text. */
  note?(text: string): ReactNode
  lang?: string
  /** What can be done with a text besides. */
  beside?(at: number): ReactNode
  /** What the texts of the answer are called that it shows, one after the other. */
  part?(at: number): string
  /** The reader writes something else there. */
  onChange?(at: number, text: string): void
}

/** Short pieces with their room: how much of it each takes, and by how much it goes over. */
export function Rows({ label, items, max, room = lengthOf, note, beside, lang, part, onChange }: Props) {
  const t = useText()
  const { number } = useFormats()
  const alone = items.length === 1
  return (
    <ol className="grid grid-cols-1 gap-1.5">
      {items.map((item, at) => {
        const count = room(item)
        const over = max ? count - max : 0
        const name = alone ? label : `${label} ${at + 1}`
        return (
          <li
            key={at}
            className={`rounded-md border bg-surface pr-1 pl-3 has-[textarea:focus-visible]:outline-2
              has-[textarea:focus-visible]:outline-ring ${over > 0 ? 'border-danger' : 'border-line'}
              ${onChange ? 'hover:border-field' : ''}`}
          >
            <div className="flex min-h-11 flex-wrap items-center gap-x-2.5">
              {!alone && (
                <span className="w-4 shrink-0 text-xs text-muted tabular-nums" aria-hidden>
                  {at + 1}
                </span>
              )}
              <RowText
                label={name}
                text={item}
                over={over > 0}
                long={max !== undefined && max > 80}
                lang={lang}
                part={part?.(at)}
                onChange={onChange && (text => onChange(at, text))}
              />
              <span className="ml-auto flex items-center gap-2.5">
                {max && <Counter count={count} max={max} />}
                {beside?.(at)}
                <CopyIcon label={t(words.copy(label, alone ? '' : ` ${at + 1}`))} text={item} className="size-9" />
              </span>
            </div>
            {(over > 0 || note) && (
              <p className={`flex flex-wrap items-baseline gap-x-3 pb-2 text-sm ${alone ? '' : 'pl-6.5'}`}>
                {over > 0 && <span className="text-danger">{t(words.tooLong(number(over)))}</span>}
                {over > 0 && max && onChange && part && <ShortenLink part={part(at)} name={name} max={max} />}
                {note?.(item)}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
