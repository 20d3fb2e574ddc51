import { ArrowDown, ArrowRight } from 'lucide-react'
import type { Field, Values } from '#shared/fields.ts'
import { useText } from '../../language.tsx'
import { textOf } from '../parts.ts'
import { RowText } from '../RowText.tsx'
import type { ViewProps } from '../views.ts'

type SideProps = {
  field: Field
  text: string
  part: string
  number: number
  isNew?: boolean
  lang?: string
  onChange?(text: string): void
}

function Side({ field, text, part, number, isNew = false, lang, onChange }: SideProps) {
  const label = useText()(field.label)
  return (
    <div className={`min-w-0 ${isNew ? '' : 'text-muted'}`}>
      <span className="text-xs text-muted">{label}</span>
      <div className="reading flex">
        <RowText label={`${label} ${number}`} text={text} over={false} long {...{ lang, part, onChange }} />
      </div>
    </div>
  )
}

/** What was and what is, pair by pair: beside each other where there is room. */
export function Pairs({ shape, answer, lang, writing, onChange }: ViewProps<readonly Values[]>) {
  const [before, after] = Object.entries((shape.shape === 'list' && shape.of) || {})
  if (!before || !after) return null
  const change = (at: number, name: string) =>
    onChange && !writing
      ? (text: string) => onChange(answer.map((pair, place) => (place === at ? { ...pair, [name]: text } : pair)))
      : undefined
  return (
    <ol className="grid grid-cols-1 divide-y divide-line px-5 sm:px-10">
      {answer.map((pair, at) => {
        const side = ([name, field]: readonly [string, Field]) => ({
          ...{ field, lang, number: at + 1, part: `${at}.${name}`, text: textOf(pair[name]) },
          onChange: change(at, name),
        })
        return (
          <li
            key={at}
            className="grid grid-cols-1 gap-x-5 py-4 md:grid-cols-[minmax(0,1fr)_1rem_minmax(0,1fr)] md:items-start"
          >
            <Side {...side(before)} />
            <ArrowRight className="mt-8.5 size-4 text-accent max-md:hidden" aria-hidden />
            <ArrowDown className="size-4 text-accent md:hidden" aria-hidden />
            <Side {...side(after)} isNew />
          </li>
        )
      })}
    </ol>
  )
}
