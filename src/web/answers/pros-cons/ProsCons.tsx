import { Minus, Plus } from 'lucide-react'
import type { Field, Values } from '#shared/fields.ts'
import { useText } from '../../language.tsx'
import { replaced, textOf, textsOf } from '../parts.ts'
import { Prose } from '../Prose.tsx'
import { RowText } from '../RowText.tsx'
import type { ViewProps } from '../views.ts'

type SideProps = {
  field: Field
  name: string
  items: readonly string[]
  good: boolean
  lang?: string
  onChange?(items: readonly string[]): void
}

/** One side, point by point. */
function Side({ field, name, items, good, lang, onChange }: SideProps) {
  const label = useText()(field.label)
  const Sign = good ? Plus : Minus
  return (
    <section aria-label={label}>
      <h3 className="mb-2 text-sm font-medium">{label}</h3>
      <ul className="grid grid-cols-1 gap-2.5">
        {items.map((item, at) => (
          <li key={at} className="reading flex gap-3">
            <Sign className={`mt-3.5 size-4 shrink-0 ${good ? 'text-ok' : 'text-danger'}`} aria-hidden />
            <RowText
              label={`${label} ${at + 1}`}
              text={item}
              over={false}
              long
              lang={lang}
              part={`${name}.${at}`}
              onChange={onChange && (text => onChange(replaced(items, at, text)))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Two sides of a matter beside each other, and below them what the decision depends on. */
export function ProsCons(props: ViewProps<Values>) {
  const { shape, answer, lang, writing, onChange } = props
  const { pros, cons } = shape.shape === 'form' ? shape.parts : {}
  const change = writing ? undefined : onChange
  const sides = [
    ['pros', pros, true],
    ['cons', cons, false],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-8 px-5 py-7 sm:px-10 sm:py-9">
      <div className="grid grid-cols-1 gap-x-10 gap-y-7 md:grid-cols-2">
        {sides.map(([name, field, good]) => {
          const items = textsOf(answer[name])
          if (!field || !items.length) return null
          return (
            <Side
              key={name}
              {...{ field, name, items, good, lang }}
              onChange={change && (to => change({ ...answer, [name]: to }))}
            />
          )
        })}
      </div>
      {textOf(answer.verdict) && (
        <div className="border-t border-line pt-6">
          <Prose {...props} name="verdict" />
        </div>
      )}
    </div>
  )
}
