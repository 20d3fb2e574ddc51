import type { ListedView } from '#server/admin/person-shown.ts'
import { planNames } from '#shared/plans.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Face } from '../../avatars/Face.tsx'
import { Tag } from '../../ui/small.tsx'
import type { At } from '../useAt.ts'
import { roleNames } from './words.ts'

const words = {
  pick: (name: string) => ({ de: `${name} auswählen`, en: `Select ${name}` }),
  blocked: { de: 'Gesperrt', en: 'Blocked' },
  used: (used: string, one: boolean) => ({
    de: `${used} ${one ? 'Anfrage' : 'Anfragen'}`,
    en: `${used} ${one ? 'request' : 'requests'}`,
  }),
  since: (day: string) => ({ de: `seit ${day}`, en: `since ${day}` }),
}

type Props = { person: ListedView; at: At; picked: boolean; onPick(on: boolean): void }

/** A person in the list: a row where there is room, else a card. */
export function PersonLine({ person, at, picked, onPick }: Props) {
  const t = useText()
  const { number, day } = useFormats()
  const { _id, name_text: name, email, plan_text: plan, hierarchy_text: role, anzahlrequest_number: used } = person
  const facts = [planNames[plan], t(words.used(number(used), used === 1)), t(words.since(day(person.createdAt)))]
  return (
    <li className="flex items-start gap-3 px-4 py-3 md:items-center">
      <label className="-m-3 flex cursor-pointer p-3">
        <input
          type="checkbox"
          className="size-5"
          checked={picked}
          onChange={({ target }) => onPick(target.checked)}
          aria-label={t(words.pick(name))}
        />
      </label>
      <Face name={name || email} picture={person.avatar_image} />
      <div className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[minmax(0,1fr)_25rem] md:items-center">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <button
              type="button"
              className="link max-w-full cursor-pointer truncate text-left"
              onClick={() => at.onOpen(_id)}
            >
              {name}
            </button>
            {role === 'admin' && <Tag>{t(roleNames.admin)}</Tag>}
            {person.blocked && <Tag tone="danger">{t(words.blocked)}</Tag>}
          </p>
          <p className="truncate text-sm text-muted">{email}</p>
        </div>
        <ul
          className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums md:grid
            md:grid-cols-[6.5rem_6.5rem_minmax(0,1fr)]"
        >
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
