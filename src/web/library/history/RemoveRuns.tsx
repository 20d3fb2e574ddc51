import { useMutation } from '@tanstack/react-query'
import type { Text } from '#shared/text.ts'
import { bookmarksKey } from '../../data/bookmarks.ts'
import { filesKey } from '../../data/files.ts'
import { useNews } from '../../data/news.ts'
import { removeRuns, restoreRuns, runsKey } from '../../data/runs.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Ask } from '../../ui/Ask.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { counted, thisOne } from '../kinds.ts'
import type { Going } from './removal.ts'

const words = {
  version: { de: 'Diese Fassung löschen?', en: 'Delete this version?' },
  one: ({ de, en }: Text) => ({ de: `${de} löschen?`, en: `Delete ${en}?` }),
  oneOf: ({ de, en }: Text, versions: string) => ({
    de: `${de} mit ${versions} Fassungen löschen?`,
    en: `Delete ${en} and its ${versions} versions?`,
  }),
  several: ({ de, en }: Text) => ({ de: `${de} löschen?`, en: `Delete ${en}?` }),
  moreThan: ({ de, en }: Text) => ({ de: `Mehr als ${de} löschen?`, en: `Delete more than ${en}?` }),
  together: (versions: string) => ({
    de: `Zusammen sind es ${versions} Fassungen. `,
    en: `Together they have ${versions} versions. `,
  }),
  all: { de: 'Alle ihre Fassungen gehen mit. ', en: 'All their versions go, too. ' },
  text: {
    de: 'Eingaben, Ergebnisse und dafür hochgeladene Dateien verschwinden. Lesezeichen bleiben erhalten.',
    en: 'Inputs, results and the files uploaded for them will be gone. Bookmarks stay.',
  },
  others: {
    de: 'Sie verschwindet. Die anderen Fassungen und Lesezeichen bleiben erhalten.',
    en: 'It will be gone. The other versions and bookmarks stay.',
  },
  yes: { de: 'Löschen', en: 'Delete' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  gone: { de: 'Fassung gelöscht', en: 'Version deleted' },
  removed: ({ de, en }: Text) => ({ de: `${de} gelöscht`, en: `${en} deleted` }),
}

const titleOf = ({ kind, count, more, versions = 1 }: Going, number: (count: number) => string): Text => {
  if (count === 0) return words.version
  const these = counted(kind, number(count), count === 1)
  if (more) return words.moreThan(these)
  if (count > 1) return words.several(these)
  return versions > 1 ? words.oneOf(thisOne(kind), number(versions)) : words.one(thisOne(kind))
}

/** How many versions go with several texts. */
const alsoOf = ({ count, versions }: Going, number: (count: number) => string): Text | undefined => {
  if (count < 2 || versions === count) return undefined
  return versions === undefined ? words.all : words.together(number(versions))
}

type Props = { going: Going; onRemoved(): void; onClose(): void }

/** Asks before texts go, by their number, and then offers to bring them back. What is being written stays. */
export function RemoveRuns({ going, onRemoved, onClose }: Props) {
  const t = useText()
  const { number } = useFormats()
  const tell = useNews()
  const sentence = useSentence()
  const changed = () => {
    for (const stale of [runsKey, bookmarksKey, filesKey]) tell({ stale })
  }
  const undo = (removal: string) =>
    restoreRuns(removal).then(changed, (error: unknown) => toast({ text: sentence(error), tone: 'danger' }))
  const removal = useMutation({
    mutationFn: () => removeRuns(going.query),
    onSuccess({ removed, removal }) {
      onClose()
      onRemoved()
      changed()
      const text = t(
        going.count === 0 ? words.gone : words.removed(counted(going.kind, number(removed), removed === 1)),
      )
      toast({ text, action: removed ? { label: t(words.undo), run: () => void undo(removal) } : undefined })
    },
  })
  const also = alsoOf(going, number)
  return (
    <Ask
      final
      title={t(titleOf(going, number))}
      text={going.count === 0 ? t(words.others) : `${also ? t(also) : ''}${t(words.text)}`}
      yes={t(words.yes)}
      failure={removal.error}
      isBusy={removal.isPending}
      onYes={() => removal.mutate()}
      onClose={onClose}
    />
  )
}
