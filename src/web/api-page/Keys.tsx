import type { Fields } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import { Tag } from '../ui/small.tsx'
import { holds, optionNames } from './kinds.ts'

const words = {
  needed: { de: 'nötig', en: 'required' },
  either: (other: string) => ({ de: `oder ${other}`, en: `or ${other}` }),
  inMore: { de: 'In „more“, alles optional', en: 'Inside “more”, all optional' },
}

function Rows({ fields }: { fields: Fields }) {
  const t = useText()
  return (
    <dl className="divide-y divide-line border-y border-line">
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="flex flex-wrap content-start items-center gap-x-2">
            <code className="text-sm font-medium wrap-anywhere">{name}</code>
            {!field.optional && (
              <Tag tone="quiet">{t(field.or === undefined ? words.needed : words.either(field.or))}</Tag>
            )}
          </dt>
          <dd className="min-w-0">
            <p>{t(field.label)}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {t(holds(field))} {optionNames(field) && <code>{optionNames(field)}</code>}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The keys of a call's body: those of its own, and the shared ones that travel together. */
export function Keys({ fields }: { fields: Fields }) {
  const t = useText()
  const own = Object.fromEntries(Object.entries(fields).filter(([, { more }]) => !more))
  const shared = Object.fromEntries(Object.entries(fields).filter(([, { more }]) => more))
  return (
    <>
      <Rows fields={own} />
      {Object.keys(shared).length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-1.5 text-sm text-muted">{t(words.inMore)}</summary>
          <Rows fields={shared} />
        </details>
      )}
    </>
  )
}
