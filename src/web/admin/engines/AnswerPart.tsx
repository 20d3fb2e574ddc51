import type { Definition, MadeCall } from '#catalogue/custom/definition.ts'
import { type Shape, type ShapeName, text as aText } from '#shared/answers.ts'
import type { Fields, Kind } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { Switch } from '../../fields/Switch.tsx'
import { useFormats } from '../../formats.ts'
import { useLocale, useText } from '../../language.tsx'
import { Field, ProblemLine } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { clean, withCall } from './edits.ts'
import { FieldsEditor } from './FieldsEditor.tsx'
import { useFinding } from './findings.ts'
import { kinds, partKinds } from './kinds.ts'
import { ListPart } from './ListPart.tsx'
import { Pick } from './Pick.tsx'
import { QualityPick } from './QualityPick.tsx'

const words = {
  shape: { de: 'Was herauskommt', en: 'What comes out' },
  text: { de: 'Ein Text', en: 'A text' },
  list: { de: 'Eine Liste', en: 'A list' },
  records: { de: 'Liste mit Teilen', en: 'List with parts' },
  form: { de: 'Benannte Teile', en: 'Named parts' },
  parts: { de: 'Teile', en: 'Parts' },
  asField: (name: string) => ({ de: `wie in „${name}“`, en: `as in “${name}”` }),
  long: { de: 'Langer Text, Abschnitt für Abschnitt geschrieben', en: 'A long text, written section by section' },
  language: { de: 'In welcher Sprache geschrieben wird', en: 'Which language it is written in' },
  person: { de: 'in der Sprache der Person', en: 'in the person’s language' },
  kept: { de: 'in der Sprache des gegebenen Textes', en: 'in the language of the given text' },
  untouched: { de: 'immer in der Sprache des Textes', en: 'always in the language of the text' },
  de: { de: 'immer auf Deutsch', en: 'always in German' },
  en: { de: 'immer auf Englisch', en: 'always in English' },
  keeps: { de: 'Bearbeitet einen gegebenen Text', en: 'Works on a given text' },
  none: { de: 'nein', en: 'no' },
  how: { de: 'Was mit ihm geschieht', en: 'What happens to it' },
  rewritten: { de: 'umgeschrieben', en: 'rewritten' },
  shortened: { de: 'gekürzt', en: 'shortened' },
  translated: { de: 'übersetzt', en: 'translated' },
  corrected: { de: 'berichtigt', en: 'corrected' },
  creativity: { de: 'Wie frei das Modell schreibt', en: 'How freely the model writes' },
  usual: { de: 'wie üblich', en: 'as usual' },
  own: { de: 'eigener Wert', en: 'a custom value' },
  exact: {
    de: '0\u00a0ist immer gleich, 1\u00a0immer anders.',
    en: '0\u00a0is always the same, 1\u00a0always different.',
  },
  carried: { de: 'Vom Vorbild übernommen:', en: 'Carried over from the original:' },
  remove: { de: 'Entfernen', en: 'Remove' },
} satisfies Record<string, Text | ((name: string) => Text)>

const hows = ['rewritten', 'shortened', 'translated', 'corrected'] as const

type As = 'text' | 'list' | 'records' | 'form'
const asIt = (shape: Shape): As =>
  shape.shape === 'list' ? (shape.of ? 'records' : 'list') : shape.shape === 'form' ? 'form' : 'text'
const firstPart: Fields = { title: kinds.line.blank }
const shapes: { readonly [A in As]: (parts: Fields) => Shape } = {
  text: () => aText(),
  list: () => ({ shape: 'list' }),
  records: parts => ({ shape: 'list', of: parts }),
  form: parts => ({ shape: 'form', parts }),
}
const partsOf = (shape: Shape): Fields | undefined =>
  shape.shape === 'list' ? shape.of : shape.shape === 'form' ? shape.parts : undefined
const placeOf: Partial<Record<ShapeName, string>> = { list: 'of', form: 'parts' }

type Props = { draft: Definition; path: string; onChange(how: (draft: Definition) => Definition): void }

/** What a model is to give back, and how. */
export function AnswerPart({ draft, path, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const problems = {
    answer: useFinding(`${path}.answer`),
    howMany: useFinding(`${path}.howMany`),
    language: useFinding(`${path}.language`),
    keeps: useFinding(`${path}.keeps`),
    creativity: useFinding(`${path}.creativity`),
    by: useFinding(`${path}.by`),
    view: useFinding(`${path}.answer.view`),
    house: useFinding(`${path}.house`),
  }
  const call = draft.calls[path]
  if (!call) return null
  const { answer, language, keeps, creativity } = call
  const set = (change: Partial<MadeCall>) => onChange(before => withCall(before, path, change))
  const fieldsOf = (...of: readonly Kind[]) =>
    Object.entries(call.fields)
      .filter(([, { kind }]) => of.includes(kind))
      .map(([name, { label }]) => [`field:${name}`, t(words.asField(label[locale] || name))] as const)
  const parts = partsOf(answer)
  const pointed = (setting: unknown) =>
    typeof setting === 'object' && setting !== null && 'field' in setting ? `field:${String(setting.field)}` : undefined
  const fieldIn = (value: string) => ({ field: value.slice('field:'.length) })
  const carried = [
    answer.view &&
      ([answer.view, () => set({ answer: clean({ ...answer, view: undefined }) }), problems.view] as const),
    call.house && ([call.house, () => set({ house: undefined }), problems.house] as const),
    answer.wire && ([answer.wire, () => set({ answer: clean({ ...answer, wire: undefined }) }), undefined] as const),
  ].filter(one => !!one)
  return (
    <>
      <div>
        <p className="mb-1.5 text-sm font-medium">{t(words.shape)}</p>
        <Segments
          label={t(words.shape)}
          value={asIt(answer)}
          options={(['text', 'list', 'records', 'form'] as const).map(value => ({ value, label: t(words[value]) }))}
          onChange={value => set({ answer: shapes[value](parts ?? firstPart), by: undefined })}
        />
        {problems.answer && <ProblemLine>{problems.answer}</ProblemLine>}
      </div>
      {answer.shape === 'list' && (
        <ListPart
          answer={answer}
          counts={fieldsOf('count')}
          problem={problems.howMany}
          onChange={to => set({ answer: to })}
        />
      )}
      {parts && (
        <section aria-label={t(words.parts)} className="grid grid-cols-1 gap-3">
          <FieldsEditor
            fields={parts}
            at={`${path}.answer.${placeOf[answer.shape] ?? ''}`}
            of={partKinds}
            onFields={to =>
              set({ answer: answer.shape === 'form' ? { ...answer, parts: to } : ({ ...answer, of: to } as Shape) })
            }
            onRename={(from, to) => {
              const renamed = Object.fromEntries(
                Object.entries(parts).map(([name, field]) => [name === from ? to : name, field]),
              )
              set({
                answer: answer.shape === 'form' ? { ...answer, parts: renamed } : ({ ...answer, of: renamed } as Shape),
              })
            }}
          />
        </section>
      )}
      {answer.shape === 'text' && call.by !== 'corrected' && (
        <Switch
          label={t(words.long)}
          on={call.by === 'longform'}
          problem={problems.by}
          onChange={on => set({ by: on ? 'longform' : undefined })}
        />
      )}
      <Pick
        label={t(words.language)}
        value={pointed(language) ?? (typeof language === 'string' ? language : '')}
        options={[
          ['', t(words.person)],
          ...(['kept', 'untouched', 'de', 'en'] as const).map(key => [key, t(words[key])] as const),
          ...fieldsOf('choice'),
        ]}
        problem={problems.language}
        onPick={value =>
          set({
            language: value.startsWith('field:') ? fieldIn(value) : ((value || undefined) as MadeCall['language']),
          })
        }
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Pick
          label={t(words.keeps)}
          value={keeps ? `field:${keeps.from}` : ''}
          options={[['', t(words.none)], ...fieldsOf('area', 'link', 'file')]}
          problem={problems.keeps}
          onPick={value =>
            set({ keeps: value ? { from: fieldIn(value).field, how: keeps?.how ?? 'rewritten' } : undefined })
          }
        />
        {keeps && (
          <Pick
            label={t(words.how)}
            value={keeps.how}
            options={hows.map(how => [how, t(words[how])] as const)}
            onPick={how => set({ keeps: { ...keeps, how: hows.find(one => one === how) ?? 'rewritten' } })}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Pick
          label={t(words.creativity)}
          value={typeof creativity === 'number' ? 'own' : (pointed(creativity) ?? '')}
          options={[['', t(words.usual)], ['own', t(words.own)], ...fieldsOf('slider')]}
          problem={problems.creativity}
          onPick={value => set({ creativity: value === 'own' ? 0.5 : value ? fieldIn(value) : undefined })}
        />
        {typeof creativity === 'number' && (
          <Field label={number(creativity)} hint={t(words.exact)}>
            {control => (
              <input
                {...control}
                type="range"
                min={0}
                max={1}
                step={0.1}
                value={creativity}
                onChange={({ target }) => set({ creativity: Number(target.value) })}
                className="h-10 w-full cursor-pointer accent-accent"
              />
            )}
          </Field>
        )}
      </div>
      <QualityPick quality={call.quality} at={`${path}.quality`} onPick={quality => set({ quality })} />
      {carried.map(([name, remove, problem]) => (
        <div key={name}>
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            <span className="text-muted">{t(words.carried)}</span> <code>{name}</code>
            <button type="button" className="link cursor-pointer" onClick={remove}>
              {t(words.remove)}
            </button>
          </p>
          {problem && <ProblemLine>{problem}</ProblemLine>}
        </div>
      ))}
    </>
  )
}
