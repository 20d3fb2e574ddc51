import { Pencil, Trash2 } from 'lucide-react'
import { type Term, wrongFor } from '#shared/terms.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Tag } from '../ui/small.tsx'
import { languageNames } from './words.ts'

const words = {
  not: (list: string) => ({ de: `nicht: ${list}`, en: `not: ${list}` }),
  change: (term: string) => ({ de: `${term} ändern`, en: `Change ${term}` }),
  remove: (term: string) => ({ de: `${term} löschen`, en: `Delete ${term}` }),
}

/** One term: what it is called, and what not. */
export function TermLine({ term, onOpen, onRemove }: { term: Term; onOpen(): void; onRemove(): void }) {
  const t = useText()
  const { use, language } = term
  const wrong = wrongFor(term)
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          <span dir="auto">{use}</span>
          {language && <Tag tone="quiet">{t(languageNames[language])}</Tag>}
        </p>
        {wrong.length > 0 && (
          <p className="text-sm text-muted wrap-anywhere" dir="auto">
            {t(words.not(wrong.join(', ')))}
          </p>
        )}
      </div>
      <div className="-mr-2 flex shrink-0">
        <IconButton icon={Pencil} label={t(words.change(term.term))} onClick={onOpen} />
        <IconButton icon={Trash2} label={t(words.remove(term.term))} onClick={onRemove} />
      </div>
    </li>
  )
}
