import { useState } from 'react'
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react'
import type { Field as Asked, Fields } from '#shared/fields.ts'
import { useLocale, useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tag } from '../../ui/small.tsx'
import { Both } from './Both.tsx'
import { isName } from './edits.ts'
import { FieldSettings } from './FieldSettings.tsx'
import { useFinding } from './findings.ts'
import { kinds } from './kinds.ts'

const words = {
  up: (name: string) => ({ de: `${name} nach oben`, en: `Move ${name} up` }),
  down: (name: string) => ({ de: `${name} nach unten`, en: `Move ${name} down` }),
  remove: (name: string) => ({ de: `${name} entfernen`, en: `Remove ${name}` }),
  drag: { de: 'Ziehen, um die Reihenfolge zu ändern', en: 'Drag to change the order' },
  label: { de: 'Frage', en: 'Question' },
  name: { de: 'Name im Auftrag', en: 'Name in the prompt' },
  nameHint: {
    de: 'Kleiner Buchstabe am Anfang, dann Buchstaben, Ziffern und Unterstriche.',
    en: 'A lower-case letter first, then letters, digits and underscores.',
  },
  taken: { de: 'Diesen Namen gibt es schon.', en: 'This name is already taken.' },
  wrong: { de: 'So kann kein Feld heißen.', en: 'No field can be called that.' },
  optional: { de: 'optional', en: 'optional' },
}

type Props = {
  name: string
  field: Asked
  at: string
  place: number
  count: number
  fields: Fields
  asked: boolean
  /** Whether it is opened as soon as it is there. */
  opened: boolean
  onField(field: Asked): void
  onOr(other: string | undefined): void
  onName(name: string): void
  onMove(to: number): void
  onRemove(): void
}

/** One question of the form: what it is called and in which place; opened, everything that can be set of it. */
export function FieldCard(props: Props) {
  const { name, field, at, place, count, fields, asked, onField, onName, onMove, onRemove } = props
  const t = useText()
  const locale = useLocale()
  const [open, setOpen] = useState(props.opened)
  const [typed, setTyped] = useState<string>()
  const { icon: Icon, name: kindName } = kinds[field.kind]
  const called = field.label[locale] || field.label.de || field.label.en || t(kindName)
  const nameProblem = useFinding(at)
  const own =
    typed === undefined || typed === name
      ? nameProblem
      : !isName(typed)
        ? t(words.wrong)
        : Object.hasOwn(fields, typed)
          ? t(words.taken)
          : undefined
  const settle = () => {
    if (typed !== undefined && typed !== name && isName(typed) && !Object.hasOwn(fields, typed)) onName(typed)
    setTyped(undefined)
  }
  return (
    <li className="rounded-lg border border-line bg-surface">
      <div className="flex items-center gap-1 p-1.5">
        <span draggable title={t(words.drag)} className="hidden cursor-grab p-1 text-muted sm:block" aria-hidden>
          <GripVertical className="size-4" />
        </span>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-10 min-w-0 flex-1 cursor-pointer items-center gap-2.5 rounded-md px-2 text-left
            hover:bg-sunken pointer-coarse:min-h-11"
        >
          <Icon className="size-[18px] shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
          <span className="min-w-0 truncate font-medium">{called}</span>
          {field.optional && (
            <span className="hidden sm:inline-flex">
              <Tag tone="quiet">{t(words.optional)}</Tag>
            </span>
          )}
          <code className="ml-auto hidden min-w-0 shrink-[9] truncate text-xs text-muted md:inline">{name}</code>
          <ChevronDown
            className={`size-4 shrink-0 text-muted max-md:ml-auto ${open ? 'rotate-180' : ''}`}
            aria-hidden
          />
        </button>
        <IconButton
          icon={ArrowUp}
          label={t(words.up(called))}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t(words.down(called))}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
        <IconButton icon={Trash2} label={t(words.remove(called))} onClick={onRemove} />
      </div>
      {open && (
        <div className="grid grid-cols-1 gap-4 border-t border-line p-4">
          <Both
            label={words.label}
            at={`${at}.label`}
            value={field.label}
            onChange={label => onField({ ...field, label })}
          />
          <Field label={t(words.name)} hint={t(words.nameHint)} problem={own}>
            {control => (
              <input
                {...control}
                className="field h-10 font-mono text-sm pointer-coarse:h-11"
                spellCheck={false}
                autoCapitalize="off"
                maxLength={40}
                value={typed ?? name}
                onChange={({ target }) => setTyped(target.value)}
                onBlur={settle}
                onKeyDown={event => event.key === 'Enter' && settle()}
              />
            )}
          </Field>
          <FieldSettings {...{ name, field, at, fields, asked, onField }} onOr={props.onOr} />
        </div>
      )}
    </li>
  )
}
