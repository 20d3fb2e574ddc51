import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import type { BackupsView, BackupView } from '#server/admin/backups.ts'
import { useNews } from '../../data/news.ts'
import { backupsKey, makeBackup } from '../../data/system.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Tag } from '../../ui/small.tsx'
import { Tip } from '../../ui/Tip.tsx'
import { useSentence } from '../../useSentence.ts'
import { DeleteBackup } from './DeleteBackup.tsx'
import { NightlyBackups } from './NightlyBackups.tsx'

const words = {
  make: { de: 'Jetzt sichern', en: 'Back up now' },
  making: { de: 'Die Sicherung wird angelegt …', en: 'The backup is being made …' },
  made: (seconds: string) => ({
    de: `Die Sicherung ist fertig. Die Datenbank stand dafür ${seconds} Sekunden still.`,
    en: `The backup is ready. The database was paused for ${seconds} seconds.`,
  }),
  none: { de: 'Noch keine Sicherung.', en: 'No backup yet.' },
  nightly: { de: 'nächtlich', en: 'nightly' },
  save: (at: string) => ({ de: `Sicherung vom ${at} herunterladen`, en: `Download the backup of ${at}` }),
  remove: (at: string) => ({ de: `Sicherung vom ${at} löschen`, en: `Delete the backup of ${at}` }),
  secret: {
    de: 'Der Schlüssel steht in der Umgebung (SECRET) und ist nicht enthalten: Bewahren Sie ihn ebenfalls auf.',
    en: 'The secret is set in the environment (SECRET) and is not included: keep it safe as well.',
  },
  files: {
    de: 'Die Dateien liegen an einem anderen Ort (FILES_URL) und sind nicht enthalten: Sichern Sie sie dort.',
    en: 'The files are stored elsewhere (FILES_URL) and are not included: back them up there.',
  },
}

type Here = Extract<BackupsView, { embedded: true }>

/** The backups in the data folder, newest first, and how one more is made. */
export function BackupList({ view: { backups, making, lacks, plan } }: { view: Here }) {
  const t = useText()
  const { number, size, moment } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const [leaving, setLeaving] = useState<BackupView>()
  const make = useMutation({
    mutationFn: makeBackup,
    onSettled: () => tell({ stale: backupsKey }),
  })
  const busy = making || make.isPending
  return (
    <>
      {lacks.map(lack => (
        <Panel key={lack} tone="note">
          {t(words[lack])}
        </Panel>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button className="btn-primary" isBusy={busy} onClick={() => make.mutate()}>
          {busy && <Spinner />}
          {t(words.make)}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-60 text-sm text-muted">
          {busy ? t(words.making) : make.data && t(words.made(number(Math.ceil(make.data.paused / 100) / 10)))}
        </p>
      </div>
      {make.error && <Panel tone="danger">{sentence(make.error)}</Panel>}
      {backups.length === 0 ? (
        <p className="text-muted">{t(words.none)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {backups.map(backup => {
            const at = moment(backup.at)
            return (
              <li key={backup.name} className="flex items-center gap-3 py-2 first:pt-0 last:pb-0">
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-x-2 font-medium">
                    {at} {backup.nightly && <Tag tone="quiet">{t(words.nightly)}</Tag>}
                  </p>
                  <p className="text-sm text-muted wrap-anywhere tabular-nums">
                    {size(backup.bytes)} · {backup.name}
                  </p>
                </div>
                <Tip label={t(words.save(at))}>
                  <a
                    href={`/api/admin/backups/${backup.name}`}
                    download={backup.name}
                    aria-label={t(words.save(at))}
                    className="icon-btn"
                  >
                    <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
                  </a>
                </Tip>
                <IconButton icon={Trash2} label={t(words.remove(at))} onClick={() => setLeaving(backup)} />
              </li>
            )
          })}
        </ul>
      )}
      <NightlyBackups key={`${plan.nightly} ${plan.keep}`} plan={plan} />
      {leaving && <DeleteBackup backup={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
