import { Fragment } from 'react'
import { directionOf } from '#shared/direction.ts'
import type { Field, Fields, Kind, Value, Values } from '#shared/fields.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { form } from '#shared/answers.ts'
import { valueInWords } from '../fields/value-in-words.ts'
import { useLocale, useLocaleOf, useText } from '../language.tsx'
import { CopyIcon } from './CopyIcon.tsx'
import { EditableText } from './EditableText.tsx'
import { replaced } from './parts.ts'
import { Rows } from './Rows.tsx'

const words = {
  copy: (number: number) => ({ de: `Eintrag ${number} kopieren`, en: `Copy item ${number}` }),
}

/** What is shown as it was typed. */
const isTyped = (kind: Kind) => kind === 'area' || kind === 'line'

type PartProps = { field: Field; value: Value; lang?: string; part: string; onChange?(value: Value): void }

function Part({ field, value, lang, part, onChange }: PartProps) {
  const label = useText()(field.label)
  const locale = useLocale()
  const max = 'max' in field && (field.kind === 'line' || field.kind === 'words') ? field.max : undefined
  if (typeof value === 'object' && !max)
    return (
      <p lang={lang} dir={directionOf(lang)} className="reading max-w-[36rem] wrap-anywhere">
        {value.map((item, at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            <span data-part={`${part}.${at}`}>{item}</span>
          </Fragment>
        ))}
      </p>
    )
  if (typeof value === 'object')
    return (
      <Rows
        label={label}
        items={value}
        max={max}
        lang={lang}
        part={at => `${part}.${at}`}
        onChange={onChange && ((at, text) => onChange(replaced(value, at, text)))}
      />
    )
  if (max)
    return (
      <Rows
        label={label}
        items={[String(value)]}
        max={max}
        lang={lang}
        part={() => part}
        onChange={onChange && ((_, text) => onChange(text))}
      />
    )
  return (
    <div lang={lang} className="reading max-w-[36rem]">
      <EditableText
        text={valueInWords(field, value, locale)}
        below={3}
        lang={lang}
        part={part}
        onChange={typeof value === 'string' && isTyped(field.kind) ? onChange : undefined}
      />
    </div>
  )
}

type Props = {
  fields: Fields
  values: Values
  lang?: string
  /** What leads to them in the answer. */
  within?: string
  onChange?(values: Values): void
}

/** The named parts of an answer, each under its label, as far as they have come. */
export function Parts({ fields, values, lang, within = '', onChange }: Props) {
  const t = useText()
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      {Object.entries(fields).map(([name, field]) => {
        const value = values[name]
        return (
          value !== undefined && (
            <section key={name} aria-label={t(field.label)}>
              <h3 className="mb-2 text-sm font-medium">{t(field.label)}</h3>
              <Part
                {...{ field, value, lang }}
                part={within + name}
                onChange={onChange && (to => onChange({ ...values, [name]: to }))}
              />
            </section>
          )
        )
      })}
    </div>
  )
}

type RecordsProps = {
  of: Fields
  items: readonly Values[]
  lang?: string
  onChange?(items: readonly Values[]): void
}

/** A list of records, one under the other. */
export function Records({ of, items, lang, onChange }: RecordsProps) {
  const t = useText()
  const locale = useLocaleOf(lang)
  return (
    <ol className="grid grid-cols-1 divide-y divide-line">
      {items.map((item, at) => (
        <li key={at} className="sheet-x py-5">
          <div className="-mt-2 -mr-2.5 flex items-center justify-between text-xs text-muted tabular-nums">
            <span aria-hidden>{at + 1}</span>
            <CopyIcon label={t(words.copy(at + 1))} text={asMarkdown(form(of), item, locale)} />
          </div>
          <Parts
            fields={of}
            values={item}
            lang={lang}
            within={`${at}.`}
            onChange={onChange && (to => onChange(items.with(at, to)))}
          />
        </li>
      ))}
    </ol>
  )
}
