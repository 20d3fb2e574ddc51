import { Plus, Trash2 } from 'lucide-react'
import type { Definition } from '#catalogue/custom/definition.ts'
import type { Example } from '#shared/example.ts'
import type { Field as Asked, Value } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { draftOf, valuesOf } from '../../fields/entries.ts'
import { Question } from '../../fields/Question.tsx'
import { useText } from '../../language.tsx'
import { ProblemLine } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Both, MayBoth } from './Both.tsx'
import { clean, withSettings } from './edits.ts'
import { useFinding } from './findings.ts'

const words = {
  title: { de: 'Was daraus wird', en: 'What it turns into' },
  expects: { de: 'Was in der Eingabe vorkommen sollte', en: 'What the input should mention' },
  expectsHint: { de: 'Vier bis sechs, je ein bis zwei Wörter.', en: 'Four to six, a word or two each.' },
  one: (number: number) => ({ de: `Stichwort ${number}`, en: `Keyword ${number}` }),
  add: { de: 'Stichwort hinzufügen', en: 'Add a keyword' },
  remove: (number: number) => ({ de: `Stichwort ${number} entfernen`, en: `Remove keyword ${number}` }),
  advice: { de: 'Drei Ratschläge', en: 'Three pieces of advice' },
  adviceTitle: (number: number) => ({ de: `Ratschlag ${number}`, en: `Advice ${number}` }),
  adviceText: (number: number) => ({ de: `Ratschlag ${number}, ausgeführt`, en: `Advice ${number}, in full` }),
  example: { de: 'Ein Beispiel zum Übernehmen', en: 'An example to use' },
  exampleHint: {
    de: 'Wer noch nicht weiß, was hineingehört, füllt damit das Formular. Auch der Probelauf beginnt damit.',
    en: 'Fills the form for people who do not yet know what to write. A trial starts with it, too.',
  },
  shows: { de: 'Was dabei herauskommen könnte (Markdown)', en: 'What the result could be (Markdown)' },
}
const advices = [0, 1, 2] as const
const nothing: Text = { de: '', en: '' }
const spoken = new Set<Asked['kind']>(['line', 'area'])
const isText = (value: Text | Value | undefined): value is Text =>
  typeof value === 'object' && value !== null && 'de' in value

type Props = { draft: Definition; path: string; onChange(how: (draft: Definition) => Definition): void }

function ExampleField({
  name,
  field,
  at,
  value,
  onValue,
}: {
  name: string
  field: Asked
  at: string
  value: Text | Value | undefined
  onValue(value: Text | Value | undefined): void
}) {
  const problem = useFinding(`${at}.${name}.de`, value)
  if (spoken.has(field.kind))
    return (
      <MayBoth
        label={field.label}
        at={`${at}.${name}`}
        value={isText(value) ? value : typeof value === 'string' ? { de: value, en: value } : undefined}
        rows={field.kind === 'area' ? 5 : undefined}
        onChange={onValue}
      />
    )
  const it = withSettings(field, { hint: undefined, optional: true, access: undefined })
  const shown = value === undefined || isText(value) ? undefined : draftOf({ it: value }).it
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

/** What stands beside an empty form. */
export function GuidePart({ draft, path, onChange }: Props) {
  const t = useText()
  const { guide } = draft
  const problems = {
    expects: useFinding('engine.guide.expects', guide.expects),
    advice: useFinding('engine.guide.advice', guide.advice),
    example: useFinding('engine.guide.example'),
  }
  const set = (change: Partial<Definition['guide']>) =>
    onChange(before => ({ ...before, guide: { ...before.guide, ...change } }))
  const example: Example = guide.example[path] ?? {}
  const setAdvice = (place: number, change: Partial<(typeof guide.advice)[number]>) =>
    set({
      advice: advices.map(at => ({
        ...(guide.advice[at] ?? { title: nothing, text: nothing }),
        ...(at === place && change),
      })),
    })
  return (
    <>
      <Both label={words.title} at="engine.guide.title" value={guide.title} onChange={title => set({ title })} />
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="text-sm font-medium">{t(words.expects)}</legend>
        <p className="text-sm text-muted">{t(words.expectsHint)}</p>
        {guide.expects.map((one, place) => (
          <div key={place} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <Both
                label={words.one(place + 1)}
                at={`engine.guide.expects.${place}`}
                value={one}
                onChange={to => set({ expects: guide.expects.with(place, to) })}
              />
            </div>
            <IconButton
              icon={Trash2}
              label={t(words.remove(place + 1))}
              onClick={() => set({ expects: guide.expects.toSpliced(place, 1) })}
            />
          </div>
        ))}
        {problems.expects && <ProblemLine>{problems.expects}</ProblemLine>}
        {guide.expects.length < 6 && (
          <button
            type="button"
            className="btn-line min-h-9 w-fit text-sm"
            onClick={() => set({ expects: [...guide.expects, nothing] })}
          >
            <Plus className="size-4" aria-hidden />
            {t(words.add)}
          </button>
        )}
      </fieldset>
      <fieldset className="grid min-w-0 grid-cols-1 gap-4">
        <legend className="text-sm font-medium">{t(words.advice)}</legend>
        {problems.advice && <ProblemLine>{problems.advice}</ProblemLine>}
        {advices.map(place => (
          <div key={place} className="grid grid-cols-1 gap-3">
            <Both
              label={words.adviceTitle(place + 1)}
              at={`engine.guide.advice.${place}.title`}
              value={guide.advice[place]?.title}
              onChange={title => setAdvice(place, { title })}
            />
            <Both
              label={words.adviceText(place + 1)}
              at={`engine.guide.advice.${place}.text`}
              value={guide.advice[place]?.text}
              rows={3}
              onChange={text => setAdvice(place, { text })}
            />
          </div>
        ))}
      </fieldset>
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="text-sm font-medium">{t(words.example)}</legend>
        <p className="text-sm text-muted">{t(words.exampleHint)}</p>
        {problems.example && <ProblemLine>{problems.example}</ProblemLine>}
        {Object.entries(draft.calls[path]?.fields ?? {})
          .filter(([, { kind }]) => kind !== 'file')
          .map(([name, field]) => (
            <ExampleField
              key={name}
              {...{ name, field }}
              at={`${path}.example`}
              value={example[name]}
              onValue={value => {
                const next = clean({ ...example, [name]: value }) as Example
                set({ example: { ...guide.example, [path]: next } })
              }}
            />
          ))}
      </fieldset>
      <Both
        label={words.shows}
        at="engine.guide.shows"
        value={guide.shows}
        rows={8}
        onChange={shows => set({ shows })}
      />
    </>
  )
}
