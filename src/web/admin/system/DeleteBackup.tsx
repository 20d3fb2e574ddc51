import { useMutation } from '@tanstack/react-query'
import type { BackupView } from '#server/admin/backups.ts'
import { useNews } from '../../data/news.ts'
import { backupsKey, deleteBackup } from '../../data/system.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { toast } from '../../ui/toast.ts'
import { Ask } from '../../ui/Ask.tsx'

const words = {
  title: { de: 'Sicherung löschen?', en: 'Delete this backup?' },
  text: (at: string) => ({
    de: `Die Sicherung vom ${at} wird endgültig gelöscht.`,
    en: `The backup of ${at} will be gone for good.`,
  }),
  yes: { de: 'Löschen', en: 'Delete' },
  done: { de: 'Sicherung gelöscht', en: 'Backup deleted' },
}

/** Asks before a backup goes. */
export function DeleteBackup({ backup, onClose }: { backup: BackupView; onClose(): void }) {
  const t = useText()
  const { moment } = useFormats()
  const tell = useNews()
  const removal = useMutation({
    mutationFn: () => deleteBackup(backup.name),
    onSuccess() {
      tell({ stale: backupsKey })
      toast({ text: t(words.done) })
      onClose()
    },
  })
  return (
    <Ask
      final
      title={t(words.title)}
      text={t(words.text(moment(backup.at)))}
      yes={t(words.yes)}
      failure={removal.error}
      isBusy={removal.isPending}
      onYes={() => removal.mutate()}
      onClose={onClose}
    />
  )
}
