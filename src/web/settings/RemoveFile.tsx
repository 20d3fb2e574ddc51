import { useMutation } from '@tanstack/react-query'
import type { FileView } from '#server/files/views.ts'
import { asProblem } from '#shared/problems.ts'
import { call, remove } from '../api.ts'
import { filesKey } from '../data/files.ts'
import { useNews } from '../data/news.ts'
import { useText } from '../language.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'

const words = {
  title: { de: 'Datei löschen?', en: 'Delete this file?' },
  text: (name: string) => ({
    de: `„${name}“ wird endgültig gelöscht. Texte, die damit entstanden sind, bleiben erhalten.`,
    en: `“${name}” will be gone for good. Texts that were made with it stay.`,
  }),
  no: { de: 'Abbrechen', en: 'Cancel' },
  yes: { de: 'Löschen', en: 'Delete' },
}

type Props = { file: FileView; onRemoved(file: FileView): void; onClose(): void }

/** Asks before a file goes: there is no way back. One that has gone elsewhere in the meantime counts as removed. */
export function RemoveFile({ file, onRemoved, onClose }: Props) {
  const t = useText()
  const sentence = useSentence()
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
    <Dialog
      title={t(words.title)}
      text={<span className="wrap-anywhere">{t(words.text(file.name))}</span>}
      onClose={onClose}
    >
      {removal.error && (
        <div className="mt-4">
          <Panel tone="danger">{sentence(removal.error)}</Panel>
        </div>
      )}
      <div className="mt-6 flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
        <DialogClose className="btn-line">{t(words.no)}</DialogClose>
        <button type="button" className="btn-primary" disabled={removal.isPending} onClick={() => removal.mutate()}>
          {t(words.yes)}
        </button>
      </div>
    </Dialog>
  )
}
