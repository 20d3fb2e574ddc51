import { Link } from '@tanstack/react-router'
import { storageIn } from '#shared/plans.ts'
import { EmptyInkwell } from '../brand/drawings.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'

const words = {
  title: { de: 'Ihr Speicherplatz ist belegt', en: "You've reached your limit" },
  used: (used: string, limit: string) => ({
    de: `Ihre Dateien belegen ${used} von ${limit}. Löschen Sie, was Sie nicht mehr brauchen.`,
    en: `Your files take up ${used} of ${limit}. Delete what you no longer need.`,
  }),
  larger: {
    de: 'In einem größeren Tarif ist mehr Platz, Ihre Administration kann ihn ändern.',
    en: 'A larger plan has more room; your administrator can change it.',
  },
  kept: { de: 'Ihre Eingaben bleiben gespeichert.', en: 'Your input is kept.' },
  files: { de: 'Dateien ansehen', en: 'See your files' },
  no: { de: 'Nein danke', en: 'No thanks' },
}

/** Whether no plan has more room. */
const isLargest = (limit: number) => limit >= Math.max(...Object.values(storageIn))

/** Says that the plan's room for files is taken, and where to make some. */
export function StorageDialog({ used, limit, onClose }: { used: number; limit: number; onClose(): void }) {
  const t = useText()
  const { size } = useFormats()
  return (
    <Dialog
      title={t(words.title)}
      text={
        <>
          {t(words.used(size(used), size(limit)))} {isLargest(limit) ? '' : t(words.larger)} {t(words.kept)}
        </>
      }
      drawing={<EmptyInkwell className="mb-4 -ml-6 h-24 w-36" />}
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap gap-2">
        <Link to={pages.settings} hash="files" className="btn-primary flex-1">
          {t(words.files)}
        </Link>
        <DialogClose className="btn-line flex-1">{t(words.no)}</DialogClose>
      </div>
    </Dialog>
  )
}
