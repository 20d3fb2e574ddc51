import { useMutation } from '@tanstack/react-query'
import { bookmarksKey } from '../../data/bookmarks.ts'
import { filesKey } from '../../data/files.ts'
import { useNews } from '../../data/news.ts'
import { removeRuns, runsKey } from '../../data/runs.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Ask } from '../../ui/Ask.tsx'
import { toast } from '../../ui/toast.ts'

const words = {
  one: { de: 'Diesen Text löschen?', en: 'Delete this text?' },
  several: (count: string) => ({ de: `${count} Texte löschen?`, en: `Delete ${count} texts?` }),
  moreThan: (count: string) => ({ de: `Mehr als ${count} Texte löschen?`, en: `Delete more than ${count} texts?` }),
  text: {
    de: 'Eingaben, Ergebnisse und dafür hochgeladene Dateien verschwinden endgültig. Lesezeichen bleiben erhalten.',
    en: 'Inputs, results and the files uploaded for them will be gone for good. Bookmarks stay.',
  },
  yes: { de: 'Löschen', en: 'Delete' },
  removed: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Text' : 'Texte'} gelöscht`,
    en: `${count} ${one ? 'text' : 'texts'} deleted`,
  }),
}

/** Which texts: those named, or all that the server finds by these words of an address. */
export type Going = {
  readonly query: URLSearchParams
  readonly count: number
  /** There are more than were counted. */
  readonly more?: true
}

type Props = { going: Going; onRemoved(): void; onClose(): void }

/** Asks before texts go, by their number: there is no way back. What is being written stays. */
export function RemoveRuns({ going: { query, count, more }, onRemoved, onClose }: Props) {
  const t = useText()
  const { number } = useFormats()
  const tell = useNews()
  const removal = useMutation({
    mutationFn: () => removeRuns(query),
    onSuccess({ removed }) {
      onClose()
      onRemoved()
      for (const stale of [runsKey, bookmarksKey, filesKey]) tell({ stale })
      toast({ text: t(words.removed(number(removed), removed === 1)) })
    },
  })
  const title = count === 1 && !more ? words.one : (more ? words.moreThan : words.several)(number(count))
  return (
    <Ask
      final
      title={t(title)}
      text={t(words.text)}
      yes={t(words.yes)}
      failure={removal.error}
      disabled={removal.isPending}
      onYes={() => removal.mutate()}
      onClose={onClose}
    />
  )
}
