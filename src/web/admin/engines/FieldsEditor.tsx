import { useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import type { Field as Asked, Fields, Kind } from '#shared/fields.ts'
import { useText } from '../../language.tsx'
import { ProblemLine } from '../../ui/Field.tsx'
import { freshName, moved, withSettings } from './edits.ts'
import { FieldCard } from './FieldCard.tsx'
import { useFinding } from './findings.ts'
import { kindNames, kinds } from './kinds.ts'
import { useDragged } from '../../ui/useDragged.ts'

const words = {
  add: { de: 'Hinzufügen', en: 'Add' },
  moved: (at: number, of: number) => ({ de: `Platz ${at} von ${of}.`, en: `Place ${at} of ${of}.` }),
}

type Props = {
  fields: Fields
  /** Where they stand in the definition. */
  at: string
  /** The kinds there are to choose from; missing: all, as questions of a form. */
  of?: readonly Kind[]
  onFields(fields: Fields): void
  onRename(from: string, to: string): void
}

/** Questions in their order: added by kind, moved by buttons and by dragging, opened to be changed. */
export function FieldsEditor({ fields, at, of = kindNames, onFields, onRename }: Props) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [fresh, setFresh] = useState<string>()
  const [said, say] = useState('')
  const problem = useFinding(at)
  const entries = Object.entries(fields)
  const put = (next: readonly (readonly [string, Asked])[]) => onFields(Object.fromEntries(next))
  const move = (from: number, to: number) => {
    put(moved(entries, from, to))
    say(t(words.moved(to + 1, entries.length)))
    // The button stays under the finger, also where its card went elsewhere; at the ends the other one takes over.
    setTimeout(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>(':scope > div button') ?? []
      const [up, down] = [buttons[1], buttons[2]]
      ;((to < from ? up : down)?.disabled ? (to < from ? down : up) : to < from ? up : down)?.focus()
    })
  }
  useDragged(list, (from, to) => put(moved(entries, from, to)))
  /** Each of two fields that can stand for each other names the other; whom either named before names nobody. */
  const tie = (name: string, other: string | undefined) => {
    const loose = new Set([name, other, fields[name]?.or, other && fields[other]?.or])
    put(
      entries.map(([key, field]) => [
        key,
        loose.has(key) ? withSettings(field, { or: key === name ? other : key === other ? name : undefined }) : field,
      ]),
    )
  }
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-2">
        {entries.map(([name, field], place) => (
          <FieldCard
            key={name}
            {...{ name, field, place, fields }}
            at={`${at}.${name}`}
            count={entries.length}
            asked={of === kindNames}
            opened={name === fresh}
            onField={to => put(entries.map(entry => (entry[0] === name ? [name, to] : entry)))}
            onOr={other => tie(name, other)}
            onName={to => {
              setFresh(to)
              onRename(name, to)
            }}
            onMove={to => move(place, to)}
            onRemove={() => put(entries.filter(([other]) => other !== name))}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {problem && <ProblemLine>{problem}</ProblemLine>}
      <div>
        <p className="flex items-center gap-1.5 text-sm font-medium">
          <Plus className="size-4 text-muted" aria-hidden />
          {t(words.add)}
        </p>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {of.map(kind => {
            const { icon: Icon, name, line, blank } = kinds[kind]
            return (
              <button
                key={kind}
                type="button"
                disabled={entries.length >= 30}
                title={t(line)}
                className="flex min-h-10 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-3
                  text-left text-sm hover:border-field disabled:opacity-50 pointer-coarse:min-h-11"
                onClick={() => {
                  const added = freshName(kind, fields)
                  setFresh(added)
                  put([...entries, [added, blank]])
                }}
              >
                <Icon className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
                <span className="min-w-0 truncate">{t(name)}</span>
              </button>
            )
          })}
        </div>
      </div>
    </>
  )
}
