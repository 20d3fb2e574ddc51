import type { Fields, Values } from '#shared/fields.ts'
import { useText } from '../../language.tsx'
import { CopyIcon } from '../CopyIcon.tsx'
import { EditableText } from '../EditableText.tsx'
import { textOf } from '../parts.ts'

const words = {
  copy: (number: number) => ({ de: `Vorschlag ${number} kopieren`, en: `Copy suggestion ${number}` }),
}

type Props = {
  of: Fields
  point: Values
  /** Which it is in the answer. */
  at: number
  /** Which it is in the text. */
  number: number
  /** Whether the passage is told: where it does not stand in the text. */
  quotes: boolean
  lang?: string
  onChange?: ((point: Values) => void) | undefined
}

/** One point of criticism: what is wrong, and how it would be better. */
export function Point({ of, point, at, number, quotes, lang, onChange }: Props) {
  const t = useText()
  const part = (name: string) => ({
    ...{ text: textOf(point[name]), below: 3 as const, lang, part: `${at}.${name}` },
    onChange: onChange && ((text: string) => onChange({ ...point, [name]: text })),
  })
  const better = textOf(point.better)
  return (
    <li className="flex gap-2.5 text-sm">
      <span className="mt-0.5 w-4 shrink-0 text-right font-medium text-warn tabular-nums">{number}</span>
      <div lang={lang} className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        {quotes && textOf(point.passage) && (
          <blockquote className="border-l-2 border-line pl-3 text-muted wrap-anywhere">
            {textOf(point.passage)}
          </blockquote>
        )}
        <EditableText {...part('problem')} />
        {better && of.better && (
          <div className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <p className="text-xs text-muted">{t(of.better.label)}</p>
              <EditableText {...part('better')} />
            </div>
            <CopyIcon label={t(words.copy(number))} text={better} className="-mr-2 size-9" />
          </div>
        )}
      </div>
    </li>
  )
}
