import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyInkwell } from '../brand/drawings.tsx'
import { plansQuery } from '../data/plans.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'

const words = {
  title: { de: 'Ihr Speicherplatz ist belegt', en: 'Your storage is full' },
  used: (used: string, limit: string) => ({
    de: `Ihre Dateien belegen ${used} von ${limit}. Löschen Sie, was Sie nicht mehr brauchen.`,
    en: `Your files take up ${used} of ${limit}. Delete what you no longer need.`,
  }),
  larger: {
    de: 'In einem größeren Tarif ist mehr Platz.',
    en: 'A larger plan has more room.',
  },
  kept: { de: 'Ihre Eingaben bleiben gespeichert.', en: 'Your input is kept.' },
  files: { de: 'Dateien ansehen', en: 'See your files' },
  no: { de: 'Nein danke', en: 'No thanks' },
}

/** Says that the plan's room for files is taken, and where to make some. */
export function StorageDialog({ used, limit, onClose }: { used: number; limit: number; onClose(): void }) {
  const t = useText()
  const { size } = useFormats()
  const hasMore = useQuery(plansQuery).data?.plans.some(({ storage }) => storage > limit)
  return (
    <Dialog
      title={t(words.title)}
      text={
        <>
          {t(words.used(size(used), size(limit)))} {hasMore && t(words.larger)} {t(words.kept)}
        </>
      }
      drawing={<EmptyInkwell className="mb-4 -ml-6 h-24 w-36" />}
      onClose={onClose}
    >
      <div className="mt-6 grid grid-cols-1 gap-2">
        {hasMore && <UpgradeLink className="btn-primary" onClick={onClose} />}
        <Link to={pages.settings} hash="files" className={hasMore ? 'btn-line' : 'btn-primary'}>
          {t(words.files)}
        </Link>
        <DialogClose className="btn-quiet">{t(words.no)}</DialogClose>
      </div>
    </Dialog>
  )
}
