import { eachOf, type ShapeOf } from '#shared/answers.ts'
import { useText } from '../../language.tsx'
import { clean } from './edits.ts'
import { NumberBox } from './NumberBox.tsx'
import { Pick } from './Pick.tsx'

const words = {
  each: { de: 'Was ein Eintrag ist', en: 'What an item is' },
  howMany: { de: 'Wie viele Einträge', en: 'How many items' },
  open: { de: 'so viele, wie es hergibt', en: 'as many as there are' },
  fixed: { de: 'immer gleich viele', en: 'always the same number' },
  number: { de: 'Anzahl', en: 'Number' },
}
const items = {
  text: { de: 'ein Text', en: 'a text' },
  line: { de: 'eine Zeile', en: 'a line' },
  paragraph: { de: 'ein Absatz', en: 'a paragraph' },
  value: { de: 'ein Stichwort', en: 'a keyword' },
}

type List = ShapeOf<'list'>
type Props = {
  answer: List
  /** The fields that may hold the number, as choices. */
  counts: readonly (readonly [string, string])[]
  problem?: string
  onChange(answer: List): void
}

/** What the items of a list are, and how many there are to be. */
export function ListPart({ answer, counts, problem, onChange }: Props) {
  const t = useText()
  const { howMany, each = 'text' } = answer
  const setHowMany = (to: List['howMany']) => onChange(clean({ ...answer, howMany: to }))
  const held = typeof howMany === 'object' ? `field:${howMany.field}` : ''
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {!answer.of && (
        <Pick
          label={t(words.each)}
          value={each}
          options={(['text', 'line', 'paragraph', 'value'] as const).map(one => [one, t(items[one])] as const)}
          onPick={value => onChange({ ...answer, each: eachOf.find(one => one === value) })}
        />
      )}
      <Pick
        label={t(words.howMany)}
        value={typeof howMany === 'number' ? 'fixed' : held}
        options={[['', t(words.open)], ['fixed', t(words.fixed)], ...counts]}
        problem={problem}
        onPick={value =>
          setHowMany(value === 'fixed' ? 5 : value ? { field: value.slice('field:'.length) } : undefined)
        }
      />
      {typeof howMany === 'number' && (
        <NumberBox label={t(words.number)} min={1} value={howMany} onChange={to => setHowMany(Math.min(50, to ?? 1))} />
      )}
    </div>
  )
}
