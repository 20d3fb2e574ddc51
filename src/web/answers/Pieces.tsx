import type { ReactNode } from 'react'
import type { Values } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import { replaced, textsOf } from './parts.ts'
import { Rows } from './Rows.tsx'
import type { ViewProps } from './views.ts'

type Props = Pick<ViewProps<Values>, 'shape' | 'answer' | 'lang' | 'onChange'> & {
  /** The parts that are meant, where not all are. */
  only?: readonly string[]
  /** How much room a text takes where it is not as many signs as it has. */
  room?(text: string): number
  /** What can be done besides with a text of this part. */
  beside?(name: string, text: string, label: string): ReactNode
  /** What else is to be said of a text of this part. */
  note?(name: string, text: string): ReactNode
}

/** Short parts of an answer, each under its label, as rows with their room that can be changed. */
export function Pieces({ shape, answer, only, lang, onChange, note, beside, ...more }: Props) {
  const t = useText()
  return Object.entries(shape.shape === 'form' ? shape.parts : {}).map(([name, field]) => {
    const value = answer[name]
    const texts = textsOf(value)
    const label = t(field.label)
    if (!texts.length || (only && !only.includes(name))) return null
    const change = (at: number, text: string) =>
      onChange?.({ ...answer, [name]: typeof value === 'object' ? replaced(texts, at, text) : text })
    return (
      <section key={name} aria-label={label}>
        <h3 className="mb-2 text-sm font-medium">{label}</h3>
        <Rows
          {...more}
          label={label}
          items={texts}
          max={'max' in field ? field.max : undefined}
          note={note && (text => note(name, text))}
          beside={beside && (at => beside(name, texts[at] ?? '', texts.length > 1 ? `${label} ${at + 1}` : label))}
          lang={lang}
          part={at => (typeof value === 'object' ? `${name}.${at}` : name)}
          onChange={onChange && change}
        />
      </section>
    )
  })
}
