import type { Field, Fields, Values } from '#shared/fields.ts'
import { form } from '#shared/answers.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { useLocaleOf, useText } from '../language.tsx'
import { EditableText } from './EditableText.tsx'
import { ItemRow } from './ItemRow.tsx'
import { textOf } from './parts.ts'
import { PlainText } from './PlainText.tsx'

const words = {
  named: (label: string, number: number) => ({ de: `${label} ${number}`, en: `${label} ${number}` }),
}

/** Whether records are a line each with what is to be said of it: a slogan, an idea. */
export const areIdeas = (of: Fields) => {
  const [head, ...rest] = Object.values(of)
  return head?.kind === 'line' && rest.every(({ kind }) => kind === 'line' || kind === 'area')
}

type Props = {
  of: Fields
  items: readonly Values[]
  lang?: string
  onChange?(items: readonly Values[]): void
}
type OneProps = Omit<Props, 'items' | 'onChange'> & { item: Values; at: number; onChange?(item: Values): void }

function Idea({ of, item, at, lang, onChange }: OneProps) {
  const t = useText()
  const locale = useLocaleOf(lang)
  const [head, ...rest] = Object.entries(of)
  if (!head) return null
  const line = textOf(item[head[0]])
  const max = head[1].kind === 'line' ? head[1].max : undefined
  const hasBody = rest.some(([, { kind }]) => kind === 'area')
  const partOf = ([name, field]: readonly [string, Field]) => ({
    label: t(words.named(t(field.label), at + 1)),
    text: textOf(item[name]),
    lang,
    part: `${at}.${name}`,
    onChange: onChange && ((to: string) => onChange({ ...item, [name]: to })),
  })
  return (
    <li className="flex min-h-44 flex-col bg-surface px-5 pt-5 pb-3 last:odd:col-span-full sm:px-6">
      <span className="text-xs text-muted tabular-nums" aria-hidden>
        {at + 1}
      </span>
      <div className={`grid grid-cols-1 gap-2 py-3 ${hasBody ? '' : 'my-auto'}`}>
        <PlainText {...partOf(head)} line className="voice text-[1.75rem] leading-[2.125rem] text-pretty" />
        {rest.map(one => {
          const [name, { kind, label }] = one
          const part = partOf(one)
          // Whoever empties it goes on writing in it.
          if (!part.text && !(onChange && Object.hasOwn(item, name))) return null
          return kind === 'area' ? (
            <div key={name} lang={lang} className="text-base">
              <EditableText {...part} below={3} />
            </div>
          ) : (
            <div key={name} className="flex gap-x-1.5 text-sm text-muted">
              {hasBody && <span className="shrink-0">{t(label)}:</span>}
              <PlainText {...part} line className="min-w-0" />
            </div>
          )
        })}
      </div>
      <ItemRow at={at} line={line} text={hasBody ? asMarkdown(form(of), item, locale) : line} max={max} more />
    </li>
  )
}

/** Slogans and ideas side by side: the line large, what is to be said of it below. */
export const Ideas = ({ of, items, lang, onChange }: Props) => (
  <div className="@container">
    <ol className="grid grid-cols-1 gap-px bg-line @xl:grid-cols-2">
      {items.map((item, at) => (
        <Idea key={at} {...{ of, item, at, lang }} onChange={onChange && (to => onChange(items.with(at, to)))} />
      ))}
    </ol>
  </div>
)
