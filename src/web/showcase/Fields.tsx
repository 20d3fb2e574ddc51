import { useState } from 'react'
import { explain } from '#shared/explain.ts'
import {
  area,
  choice,
  choices,
  colour,
  count,
  date,
  type Field,
  type FieldOf,
  file,
  files,
  type Kind,
  line,
  link,
  slider,
  steps,
  toggle,
  words,
} from '#shared/fields.ts'
import { sampleOf } from '#shared/sample.ts'
import { draftOf, type FieldEntry } from '../fields/entries.ts'
import { Question } from '../fields/Question.tsx'

const topic = { de: 'Worum geht es?', en: 'What is it about?' }
const hint = { de: 'Ein Satz dazu, was hier hilft.', en: 'A sentence about what helps here.' }
const tones = { serious: { de: 'ernst', en: 'serious' }, cheerful: { de: 'heiter', en: 'cheerful' } }

/** One of each kind: a new kind does not compile until it is shown here. */
const kinds: { [K in Kind]: FieldOf<K> } = {
  line: line(topic, { max: 60, hint }),
  area: area(topic, { max: 1000, placeholder: { de: 'Stichpunkte genügen.', en: 'Notes will do.' } }),
  choice: choice(topic, tones, { own: { max: 40 }, optional: true }),
  choices: choices(topic, { options: tones }),
  count: count(topic, { min: 1, max: 5, default: 2 }),
  slider: slider(topic, { min: 0, max: 1, step: 0.1, default: 0.5 }),
  toggle: toggle(topic, { hint }),
  words: words(topic, { most: 5, max: 30 }),
  date: date(topic),
  colour: colour(topic),
  link: link(topic),
  file: file(topic, { accept: 'documents' }),
  files: files(topic, { accept: 'images', least: 2, most: 6 }),
  steps: steps(topic, { on: 'picture' }),
}

type State = { name: string; filled: boolean; wrong?: boolean; locked?: boolean }
const states: readonly State[] = [
  { name: 'untouched', filled: false },
  { name: 'filled in', filled: true },
  { name: 'wrong', filled: true, wrong: true },
  { name: 'locked', filled: false, locked: true },
]

function Shown({ field, state }: { field: Field; state: State }) {
  const [entry, setEntry] = useState<FieldEntry | undefined>(
    state.filled ? draftOf(sampleOf({ field })).field : undefined,
  )
  return (
    <Question
      field={state.locked ? { ...field, access: ['premium'] } : field}
      entry={entry}
      onEntry={setEntry}
      problem={state.wrong ? explain(field, undefined) : undefined}
      plan="basic"
    />
  )
}

export const Fields = () => (
  <div className="grid gap-6">
    {Object.entries(kinds).map(([kind, field]) => (
      <div key={kind}>
        <h3 className="eyebrow mb-2">{kind}</h3>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {states.map(state => (
            <div key={state.name} className="card p-4">
              <p className="mb-3 text-xs text-muted">{state.name}</p>
              <Shown field={field} state={state} />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
)
