import type { BookmarkView } from '#server/library/shown.ts'
import { lengthOf } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { Counter } from '../../ui/small.tsx'
import { useSentence } from '../../useSentence.ts'
import { useNote } from './useNote.ts'
import { tryAgain } from '../../ui/try-again.ts'

const words = {
  label: { de: 'Notiz', en: 'Note' },
  placeholder: { de: 'Wofür Sie das brauchen', en: 'What you need this for' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  kept: {
    de: 'Die Notiz ist noch nicht gespeichert, aber hier erhalten.',
    en: 'The note is not saved yet, but it is kept here.',
  },
  retry: tryAgain,
}
const longest = 2000

/** What a person notes beside a bookmark. */
export function Note({ bookmark }: { bookmark: BookmarkView }) {
  const t = useText()
  const sentence = useSentence()
  const { typed, type, save, saving } = useNote(bookmark)
  const rows = Math.min(6, Math.max(1, typed.split('\n').length))
  const state = saving.isPending ? words.saving : saving.isSuccess ? words.saved : undefined
  return (
    <div className="border-b border-line px-4 py-2.5 text-sm sm:px-6 print:hidden">
      <label className="flex items-start gap-3">
        <span className="shrink-0 py-2 font-medium">{t(words.label)}</span>
        <textarea
          dir="auto"
          rows={rows}
          maxLength={longest * 2}
          value={typed}
          placeholder={t(words.placeholder)}
          onChange={({ target }) => type(target.value)}
          onBlur={save}
          aria-invalid={lengthOf(typed) > longest || undefined}
          className="field min-h-9 flex-1 resize-y py-1.5"
        />
      </label>
      <div className="flex items-center justify-end gap-3 pt-1 text-xs text-muted empty:hidden">
        {saving.error && (
          <p role="alert" className="flex-1 text-danger">
            {lengthOf(typed) > longest && sentence(saving.error)} {t(words.kept)}{' '}
            <button type="button" className="link" onClick={save}>
              {t(words.retry)}
            </button>
          </p>
        )}
        <span role="status">{state && t(state)}</span>
        {lengthOf(typed) > longest * 0.9 && <Counter count={lengthOf(typed)} max={longest} />}
      </div>
    </div>
  )
}
