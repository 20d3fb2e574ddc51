import { useState } from 'react'
import { X } from 'lucide-react'
import type { Suggestion } from '#shared/blog-draft.ts'
import type { Text } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { toast } from '../ui/toast.ts'
import { AddOwn } from './AddOwn.tsx'

const words = {
  text: (name: string, at: number) => ({ de: `${name} ${at}`, en: `${name} ${at}` }),
  choose: (name: string, at: number) => ({ de: `${name} ${at} wählen`, en: `Choose ${name.toLowerCase()} ${at}` }),
  remove: (name: string, at: number) => ({ de: `${name} ${at} entfernen`, en: `Remove ${name.toLowerCase()} ${at}` }),
  removed: { de: 'Vorschlag entfernt.', en: 'Suggestion removed.' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  own: { de: 'Eigenes hinzufügen', en: 'Add your own' },
}

type Props = {
  name: Text
  all: readonly Suggestion[]
  chosen: string
  /** Whether each is a line; else it is a longer text. */
  lines: boolean
  onChange(how: (all: readonly Suggestion[]) => readonly Suggestion[], chosen?: string): void
}

/** Texts to choose one from: each can be changed where it stands, removed, and joined by one's own. */
export function ChooseStep({ name, all, chosen, lines, onChange }: Props) {
  const t = useText()
  const [fresh, setFresh] = useState('')
  const remove = (one: Suggestion, at: number) => {
    onChange(now => now.filter(({ id }) => id !== one.id), chosen === one.id ? '' : chosen)
    const back = () => onChange(now => [...now.slice(0, at), one, ...now.slice(at)], chosen)
    toast({ text: t(words.removed), action: { label: t(words.undo), run: back } })
  }
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="sr-only">{t(name)}</legend>
      {all.map((one, at) => (
        <div
          key={one.id}
          className="flex items-start gap-2 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-3
            has-[input:checked]:border-accent has-[input:checked]:bg-accent-soft"
        >
          <label className="-mx-3 -mt-0.5 -mb-3 block shrink-0 cursor-pointer p-3">
            <input
              type="radio"
              name="suggestion"
              aria-label={t(words.choose(t(name), at + 1))}
              className="block size-5"
              checked={one.id === chosen}
              onChange={() => onChange(now => now, one.id)}
            />
          </label>
          <textarea
            rows={1}
            dir="auto"
            autoFocus={one.id === fresh}
            aria-label={t(words.text(t(name), at + 1))}
            className={`block min-h-10 pointer-coarse:min-h-11 min-w-0 flex-1 field-sizing-content resize-none rounded-sm bg-transparent px-1 py-2
              font-serif outline-offset-2 ${lines ? 'text-lg leading-6 font-medium' : 'text-base leading-7'}`}
            value={one.text}
            onChange={({ target }) =>
              onChange(now => now.map(other => (other.id === one.id ? { ...one, text: target.value } : other)), one.id)
            }
          />
          <IconButton icon={X} label={t(words.remove(t(name), at + 1))} onClick={() => remove(one, at)} />
        </div>
      ))}
      <AddOwn
        label={words.own}
        onAdd={id => {
          setFresh(id)
          onChange(now => [...now, { id, text: '' }], id)
        }}
      />
    </fieldset>
  )
}
