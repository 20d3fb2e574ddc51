import { useMemo } from 'react'
import type { Definition } from '#catalogue/custom/definition.ts'
import { segmentsOf } from '#language/comparing/segments.ts'
import type { Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { type Difference, differencesOf } from './differences.ts'

const words = {
  same: { de: 'Die beiden sind gleich.', en: 'The two are the same.' },
  new: { de: 'neu', en: 'new' },
  gone: { de: 'entfallen', en: 'gone' },
}

/** What the keys of a definition are called. Names of fields stay as they are. */
const keys: Readonly<Record<string, Text>> = {
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Zeile', en: 'Line' },
  icon: { de: 'Symbol', en: 'Symbol' },
  category: { de: 'Bereich', en: 'Family' },
  action: { de: 'Tätigkeit', en: 'Action' },
  access: { de: 'Tarife', en: 'Plans' },
  guide: { de: 'Anleitung', en: 'Guide' },
  title: { de: 'Überschrift', en: 'Heading' },
  expects: { de: 'Stichwort', en: 'Keyword' },
  advice: { de: 'Ratschlag', en: 'Advice' },
  text: { de: 'Text', en: 'Text' },
  example: { de: 'Beispiel', en: 'Example' },
  shows: { de: 'Ergebnis', en: 'Outcome' },
  fields: { de: 'Formular', en: 'Form' },
  order: { de: 'Reihenfolge der Felder', en: 'Order of the fields' },
  label: { de: 'Frage', en: 'Question' },
  hint: { de: 'Hinweis', en: 'Hint' },
  placeholder: { de: 'Beispiel im Feld', en: 'Example in the field' },
  options: { de: 'Möglichkeit', en: 'Option' },
  optional: { de: 'darf leer bleiben', en: 'may be left empty' },
  default: { de: 'steht schon da', en: 'already filled in' },
  kind: { de: 'Art', en: 'Kind' },
  max: { de: 'höchstens', en: 'at most' },
  min: { de: 'mindestens', en: 'from' },
  when: { de: 'Bedingung', en: 'Condition' },
  more: { de: 'Gemeinsame Fragen', en: 'Shared questions' },
  prompt: { de: 'Auftrag', en: 'Prompt' },
  answer: { de: 'Antwort', en: 'Answer' },
  cost: { de: 'Kosten', en: 'Cost' },
  creativity: { de: 'Freiheit', en: 'Freedom' },
  language: { de: 'Sprache', en: 'Language' },
  keeps: { de: 'Bearbeitet einen gegebenen Text', en: 'Works on a given text' },
  note: { de: 'Hinweis', en: 'Note' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
}

function One({ at, one, other, single }: Difference & { single: boolean }) {
  const t = useText()
  const segments = useMemo(() => segmentsOf(one, other), [one, other])
  const path = at[0] === 'calls' ? at.slice(single ? 2 : 1) : at
  const said = path.map(key => (/^\d+$/.test(key) ? String(Number(key) + 1) : t(keys[key]) || key))
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <p className="text-sm font-medium">{said.join(' › ')}</p>
      <p className="reading text-base whitespace-pre-wrap wrap-anywhere">
        {segments.map(({ kind, text }, place) =>
          kind === 'same' ? text : kind === 'gone' ? <del key={place}>{text}</del> : <ins key={place}>{text}</ins>,
        )}
      </p>
    </li>
  )
}

/** What a definition says otherwise than another, place by place, with the words that came and went. */
export function VersionDiff({ one, other }: { one: Definition; other: Definition }) {
  const t = useText()
  const differences = useMemo(() => differencesOf(one, other), [one, other])
  if (!differences.length) return <p className="text-muted">{t(words.same)}</p>
  const single = Object.keys(other.calls).length < 2
  return (
    <>
      <p className="reading flex gap-3 text-sm">
        <ins>{t(words.new)}</ins>
        <del>{t(words.gone)}</del>
      </p>
      <ul className="divide-y divide-line">
        {differences.map(difference => (
          <One key={difference.at.join('.')} {...difference} single={single} />
        ))}
      </ul>
    </>
  )
}
