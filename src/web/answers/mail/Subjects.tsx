import { useId } from 'react'
import { useText } from '../../language.tsx'
import { Counter } from '../../ui/small.tsx'
import { lengthOf } from '#shared/text.ts'
import { RowText } from '../RowText.tsx'

const words = {
  choose: (number: number) => ({ de: `Betreff ${number} wählen`, en: `Choose subject ${number}` }),
  subject: (number: number) => ({ de: `Betreff ${number}`, en: `Subject ${number}` }),
}

type Props = {
  label: string
  items: readonly string[]
  max: number | undefined
  chosen: number
  lang?: string
  onChoose(at: number): void
  onChange?(at: number, text: string): void
}

/** The subjects a mail may have; one of them is chosen, and each can be changed. */
export function Subjects({ label, items, max, chosen, lang, onChoose, onChange }: Props) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <ol className="grid grid-cols-1 gap-1.5">
        {items.map((item, at) => (
          <li
            key={at}
            className={`flex min-h-11 items-center gap-x-3 rounded-md border bg-surface px-3
              has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring
              ${at === chosen ? 'border-accent' : 'border-line'}`}
          >
            <label className="-m-2.5 flex shrink-0 cursor-pointer p-2.5">
              <input
                type="radio"
                name={name}
                className="size-6"
                aria-label={t(words.choose(at + 1))}
                checked={at === chosen}
                onChange={() => onChoose(at)}
              />
            </label>
            <RowText
              label={t(words.subject(at + 1))}
              text={item}
              over={max !== undefined && lengthOf(item) > max}
              long={false}
              lang={lang}
              part={`subjects.${at}`}
              onChange={onChange && (text => onChange(at, text))}
            />
            <Counter count={lengthOf(item)} max={max} />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
