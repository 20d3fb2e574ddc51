import { useMutation } from '@tanstack/react-query'
import type { FileView } from '#server/files/views.ts'
import { asProblem } from '#shared/problems.ts'
import { call, remove } from '../api.ts'
import { filesKey } from '../data/files.ts'
import { useNews } from '../data/news.ts'
import { useText } from '../language.tsx'
import { Ask } from '../ui/Ask.tsx'

const words = {
  title: { de: 'Datei löschen?', en: 'Delete this file?' },
  text: (name: string) => ({
    de: `„${name}“ wird endgültig gelöscht. Texte, die damit entstanden sind, bleiben erhalten.`,
    en: `“${name}” will be gone for good. Texts that were made with it stay.`,
  }),
  yes: { de: 'Löschen', en: 'Delete' },
}

type Props = { file: FileView; onRemoved(file: FileView): void; onClose(): void }

/** Asks before a file goes: there is no way back. One that has gone elsewhere in the meantime counts as removed. */
export function RemoveFile({ file, onRemoved, onClose }: Props) {
  const t = useText()
  const tell = useNews()
  const removal = useMutation({
    mutationFn: () =>
      call(`/api/files/${file._id}`, remove).catch((error: unknown) => {
        if (asProblem(error).code !== 'not_found') throw error
      }),
    onSuccess() {
      tell({ stale: filesKey })
      onClose()
      onRemoved(file)
    },
  })
  return (
    <Ask
      final
      title={t(words.title)}
      text={t(words.text(file.name))}
      yes={t(words.yes)}
      failure={removal.error}
      isBusy={removal.isPending}
      onYes={() => removal.mutate()}
      onClose={onClose}
    />
  )
}
