import { KeyRound } from 'lucide-react'
import type { KeyView } from '#server/account/keys.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Tag } from '../../ui/small.tsx'

const words = {
  unused: { de: 'noch nicht benutzt', en: 'not used yet' },
  used: (moment: string) => ({ de: `zuletzt benutzt am ${moment}`, en: `last used on ${moment}` }),
  forEver: { de: 'gilt unbegrenzt', en: 'never expires' },
  until: (day: string) => ({ de: `gilt bis ${day}`, en: `valid until ${day}` }),
  ended: { de: 'abgelaufen', en: 'expired' },
  remove: { de: 'Löschen', en: 'Delete' },
  removeNamed: (name: string) => ({ de: `Schlüssel ${name} löschen`, en: `Delete the key ${name}` }),
}

/** One of the keys: by what its owner knows it, whether it is in use, and how long it is valid. */
export function KeyLine({ apiKey, onRemove }: { apiKey: KeyView; onRemove(): void }) {
  const t = useText()
  const { day, moment } = useFormats()
  const { name, begins, usedAt, expiresAt, ended } = apiKey
  const use = usedAt ? words.used(moment(usedAt)) : words.unused
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <KeyRound className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {name} {ended && <Tag tone="warn">{t(words.ended)}</Tag>}
        </p>
        <p className="text-sm text-muted">
          <span translate="no" className="font-mono">
            {begins}…
          </span>{' '}
          · {t(use)} · {t(expiresAt ? words.until(day(expiresAt)) : words.forEver)}
        </p>
      </div>
      <button type="button" className="btn-small" aria-label={t(words.removeNamed(name))} onClick={onRemove}>
        {t(words.remove)}
      </button>
    </li>
  )
}
