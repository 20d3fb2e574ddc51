import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { ProblemLine } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Both } from './Both.tsx'
import { freshName, moved } from './edits.ts'
import { useFinding } from './findings.ts'

const words = {
  title: { de: 'Möglichkeiten', en: 'Options' },
  one: (number: number) => ({ de: `Möglichkeit ${number}`, en: `Option ${number}` }),
  add: { de: 'Möglichkeit hinzufügen', en: 'Add an option' },
  remove: (number: number) => ({ de: `Möglichkeit ${number} entfernen`, en: `Remove option ${number}` }),
  up: (number: number) => ({ de: `Möglichkeit ${number} nach oben`, en: `Move option ${number} up` }),
  down: (number: number) => ({ de: `Möglichkeit ${number} nach unten`, en: `Move option ${number} down` }),
}

type Options = Readonly<Record<string, Text>>

/** The options of a choice, each said in both languages; their keys are what a prompt compares them by. */
export function OptionsEditor({
  options,
  at,
  onChange,
}: {
  options: Options
  at: string
  onChange(to: Options): void
}) {
  const t = useText()
  const problem = useFinding(`${at}.options`)
  const entries = Object.entries(options)
  const put = (next: readonly (readonly [string, Text])[]) => onChange(Object.fromEntries(next))
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="text-sm font-medium">{t(words.title)}</legend>
      {entries.map(([key, label], place) => (
        <div key={key} className="grid grid-cols-1 gap-1 rounded-md border border-line p-3">
          <Both
            label={words.one(place + 1)}
            at={`${at}.options.${key}`}
            value={label}
            onChange={to => put(entries.map(entry => (entry[0] === key ? [key, to] : entry)))}
          />
          <div className="flex items-center gap-1">
            <code className="mr-auto min-w-0 truncate text-xs text-muted">{key}</code>
            <IconButton
              icon={ArrowUp}
              label={t(words.up(place + 1))}
              disabled={!place}
              onClick={() => put(moved(entries, place, place - 1))}
            />
            <IconButton
              icon={ArrowDown}
              label={t(words.down(place + 1))}
              disabled={place === entries.length - 1}
              onClick={() => put(moved(entries, place, place + 1))}
            />
            <IconButton
              icon={Trash2}
              label={t(words.remove(place + 1))}
              onClick={() => put(entries.filter(([other]) => other !== key))}
            />
          </div>
        </div>
      ))}
      {problem && <ProblemLine>{problem}</ProblemLine>}
      <button
        type="button"
        className="btn-line w-fit min-h-9 text-sm"
        onClick={() => put([...entries, [freshName('option', options), { de: '', en: '' }]])}
      >
        <Plus className="size-4" aria-hidden />
        {t(words.add)}
      </button>
    </fieldset>
  )
}
