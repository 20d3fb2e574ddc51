import { type Field as Asked, type Fields, type Value } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { draftOf, type FieldEntry, valuesOf } from '../../fields/entries.ts'
import { Question } from '../../fields/Question.tsx'
import { Switch } from '../../fields/Switch.tsx'
import { useLocale, useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { MayBoth } from './Both.tsx'
import { withSettings } from './edits.ts'
import { useFinding } from './findings.ts'
import { kinds, type FieldSetting } from './kinds.ts'
import { NumberBox } from './NumberBox.tsx'
import { OptionsEditor } from './OptionsEditor.tsx'

const words = {
  hint: { de: 'Hinweis darunter', en: 'Hint below' },
  placeholder: { de: 'Beispiel im leeren Feld', en: 'Example in the empty field' },
  max: { de: 'Höchstens so viele Zeichen', en: 'At most this many characters' },
  least: { de: 'Mindestens', en: 'From' },
  largest: { de: 'Höchstens', en: 'Up to' },
  step: { de: 'Schritt', en: 'Step' },
  most: { de: 'Höchstens so viele Einträge', en: 'At most this many entries' },
  own: { de: 'Auch ein eigenes Wort ist möglich', en: 'People may also enter a word of their own' },
  optional: { de: 'Darf leer bleiben', en: 'May be left empty' },
  start: { de: 'Steht schon da', en: 'Already filled in' },
  when: { de: 'Wird nur gefragt, wenn', en: 'Asked only if' },
  always: { de: 'immer', en: 'always' },
  is: { de: 'diesen Wert hat', en: 'has this value' },
  or: { de: 'Stattdessen genügt', en: 'Can be replaced by' },
  nothing: { de: 'nichts anderes', en: 'nothing else' },
}

/** The control of a field for one value of it: its own, whatever kind it is. */
function ValueOf({
  field,
  label,
  value,
  problem,
  onValue,
}: {
  field: Asked
  label: Text
  value: Value | undefined
  problem?: string
  onValue(value: Value | undefined): void
}) {
  const it = withSettings(field, { label, hint: undefined, default: undefined, optional: true, access: undefined })
  const shown: FieldEntry | undefined = value === undefined ? undefined : draftOf({ it: value }).it
  return (
    <Question
      field={it}
      entry={shown}
      plan="premium_plus"
      problem={problem ? { de: problem, en: problem } : undefined}
      onEntry={entry => onValue(valuesOf({ it }, { it: entry }).it)}
    />
  )
}

/** A value to begin a condition with, of those kinds that conditions may look at. */
const anyOf = (field: Asked | undefined): Value | undefined => {
  if (field?.kind === 'choice') return Object.keys(field.options)[0] ?? ''
  if (field?.kind === 'count') return field.min
  return field?.kind === 'toggle' ? true : undefined
}

type Props = {
  name: string
  field: Asked
  at: string
  /** All questions of the form, in their order. */
  fields: Fields
  /** Whether it is a question of a form; parts of an answer have no conditions. */
  asked: boolean
  onField(field: Asked): void
  /** Ties it to another field that can be filled in instead, or to none. */
  onOr(other: string | undefined): void
}

/** Everything that can be set of one question. */
export function FieldSettings({ name, field, at, fields, asked, onField, onOr }: Props) {
  const t = useText()
  const locale = useLocale()
  const set = (change: object) => onField(withSettings(field, change))
  const has = (setting: FieldSetting) => kinds[field.kind].settings.includes(setting)
  const problems = {
    max: useFinding(`${at}.max`),
    step: useFinding(`${at}.step`),
    most: useFinding(`${at}.most`),
    default: useFinding(`${at}.default`),
    when: useFinding(`${at}.when`),
    or: useFinding(`${at}.or`),
    it: useFinding(at),
  }
  const names = Object.keys(fields)
  const called = (other: string) => fields[other]?.label[locale] || other
  const earlier = names.slice(0, names.indexOf(name)).filter(other => anyOf(fields[other]) !== undefined)
  const condition = field.when && fields[field.when.field]
  const others = names.filter(other => other !== name && fields[other]?.kind !== 'toggle')
  const row = 'grid grid-cols-1 gap-4 sm:grid-cols-2'
  return (
    <>
      <MayBoth label={words.hint} at={`${at}.hint`} value={field.hint} onChange={hint => set({ hint })} />
      {has('placeholder') && (
        <MayBoth
          label={words.placeholder}
          at={`${at}.placeholder`}
          value={'placeholder' in field ? field.placeholder : undefined}
          onChange={placeholder => set({ placeholder })}
        />
      )}
      {(field.kind === 'choice' || field.kind === 'choices') && (
        <OptionsEditor options={field.options} at={at} onChange={options => set({ options })} />
      )}
      {field.kind === 'choice' && (
        <Switch label={t(words.own)} on={!!field.own} onChange={on => set({ own: on ? { max: 100 } : undefined })} />
      )}
      {(has('max') || has('most')) && (
        <div className={row}>
          {has('max') && (
            <NumberBox
              label={t(words.max)}
              optional
              min={1}
              value={'max' in field ? field.max : undefined}
              problem={problems.max}
              onChange={max => set({ max })}
            />
          )}
          {field.kind === 'words' && (
            <NumberBox
              label={t(words.most)}
              min={0}
              value={field.most}
              problem={problems.most}
              onChange={most => set({ most: Math.min(100, most ?? 1) })}
            />
          )}
        </div>
      )}
      {(field.kind === 'count' || field.kind === 'slider') && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <NumberBox
            label={t(words.least)}
            whole={field.kind === 'count'}
            value={field.min}
            onChange={min => set({ min })}
          />
          <NumberBox
            label={t(words.largest)}
            whole={field.kind === 'count'}
            value={field.max}
            problem={problems.max}
            onChange={max => set({ max })}
          />
          {field.kind === 'slider' && (
            <NumberBox
              label={t(words.step)}
              whole={false}
              value={field.step}
              problem={problems.step}
              onChange={step => set({ step })}
            />
          )}
        </div>
      )}
      {has('default') && asked && (
        <ValueOf
          field={field}
          label={words.start}
          value={'default' in field ? field.default : undefined}
          problem={problems.default}
          onValue={value => set({ default: value })}
        />
      )}
      <Switch
        label={t(words.optional)}
        on={!!field.optional}
        onChange={on => set({ optional: on ? true : undefined })}
      />
      {asked && earlier.length > 0 && (
        <div className={row}>
          <Field label={t(words.when)} problem={condition ? undefined : problems.when}>
            {control => (
              <Select
                {...control}
                value={field.when?.field ?? ''}
                onChange={({ target }) => {
                  const other = fields[target.value]
                  set({ when: other && { field: target.value, is: anyOf(other) } })
                }}
              >
                <option value="">{t(words.always)}</option>
                {earlier.map(other => (
                  <option key={other} value={other}>
                    {called(other)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {condition && field.when && (
            <ValueOf
              field={condition}
              label={words.is}
              value={field.when.is}
              problem={problems.when}
              onValue={is => is !== undefined && set({ when: { field: field.when?.field, is } })}
            />
          )}
        </div>
      )}
      {asked && others.length > 0 && !field.optional && (
        <Field label={t(words.or)} problem={problems.or ?? problems.it}>
          {control => (
            <Select {...control} value={field.or ?? ''} onChange={({ target }) => onOr(target.value || undefined)}>
              <option value="">{t(words.nothing)}</option>
              {others.map(other => (
                <option key={other} value={other}>
                  {called(other)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}
