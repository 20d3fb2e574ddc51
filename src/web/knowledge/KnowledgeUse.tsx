import { useId, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { all, mostKept } from '#shared/knowledge.ts'
import type { Text } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useLoadSentence } from '../useSentence.ts'

const words = {
  used: (count: string, one: boolean): Text => ({
    de: `Eigenes Wissen: ${count} ${one ? 'Quelle' : 'Quellen'}`,
    en: `Own knowledge: ${count} ${one ? 'source' : 'sources'}`,
  }),
  some: (count: string, of: string): Text => ({
    de: `Eigenes Wissen: ${count} von ${of} Quellen`,
    en: `Own knowledge: ${count} of ${of} sources`,
  }),
  none: { de: 'Ihr eigenes Wissen bleibt weg.', en: 'Your own knowledge is left out.' },
  choose: { de: 'Auswählen', en: 'Choose' },
  close: { de: 'Fertig', en: 'Done' },
  change: { de: 'Verwalten', en: 'Manage' },
  failed: { de: 'Eigenes Wissen:', en: 'Own knowledge:' },
  again: { de: 'Noch einmal laden', en: 'Load again' },
  which: { de: 'Worauf darf sich der Text stützen?', en: 'What may the text rest on?' },
  how: {
    de: 'Der Text bekommt davon, was zu Ihren Angaben passt. Gilt auch für die nächsten Texte.',
    en: 'The text is given what matches your notes. This holds for the next texts, too.',
  },
}

const action = 'link cursor-pointer pointer-coarse:py-3'

export type KnowledgeUseProps = {
  sources: readonly { readonly _id: string; readonly title: string }[]
  /** The sources that are left out, on a line each. */
  entry: string
  onEntry(entry: string): void
  /** Why some of them are not known. */
  failure: unknown
  onRetry(): void
}

/** On how many sources a text rests, and which: each can be ticked. */
export function KnowledgeUse({ sources, entry, onEntry, failure, onRetry }: KnowledgeUseProps) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useLoadSentence()
  const id = useId()
  const [open, setOpen] = useState(false)
  const left = new Set(entry.split('\n').filter(Boolean))
  const isUsed = (source: string) => !left.has(all) && !left.has(source)
  const used = sources.filter(({ _id }) => isUsed(_id)).length
  const turn = (source: string) => {
    const before = left.has(all) ? new Set(sources.map(({ _id }) => _id)) : left
    const after = isUsed(source) ? [...before, source] : [...before].filter(one => one !== source)
    // Some of them may be another brand's, or gone: the oldest of very many are forgotten.
    const kept = after.slice(-2 * mostKept)
    onEntry(kept.map(one => `${one}\n`).join(''))
  }
  const said =
    used === sources.length ? words.used(number(used), used === 1) : words.some(number(used), number(sources.length))
  return (
    <div className="text-sm text-muted">
      {!!failure && (
        <p className="min-h-6">
          {t(words.failed)} {sentence(failure)}{' '}
          <button type="button" className={action} onClick={onRetry}>
            {t(words.again)}
          </button>
        </p>
      )}
      {sources.length > 0 && (
        <p className="min-h-6">
          {t(used ? said : words.none)}
          {' · '}
          <span className="whitespace-nowrap">
            <button type="button" className={action} aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? words.close : words.choose)}
            </button>
            {' / '}
            <Link to={pages.settings} hash="knowledge" className={action}>
              {t(words.change)}
            </Link>
          </span>
        </p>
      )}
      {open && (
        <fieldset className="mt-2 rounded-md border border-line p-3" aria-describedby={id}>
          <legend className="px-1">{t(words.which)}</legend>
          {sources.map(({ _id, title }) => (
            <label key={_id} className="flex min-h-8 items-center gap-2.5 text-ink pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
                checked={isUsed(_id)}
                onChange={() => turn(_id)}
              />
              <span dir="auto" className="wrap-anywhere">
                {title}
              </span>
            </label>
          ))}
          <p id={id} className="mt-1">
            {t(words.how)}
          </p>
        </fieldset>
      )}
    </div>
  )
}
