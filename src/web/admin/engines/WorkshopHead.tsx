import { Suspense, useState } from 'react'
import { ArrowLeft, Download, Trash2, Undo2 } from 'lucide-react'
import { inEach } from '#shared/text.ts'
import { saveFile } from '../../ui/save.ts'
import { exportOf } from '../../data/made-engines.ts'
import { useFormats } from '../../formats.ts'
import { useLocale, useText } from '../../language.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.ts'
import { useCrumb } from '../../shell/crumbs.ts'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { EngineState } from './EngineState.tsx'
import type { Workshop } from './useWorkshop.ts'
import { nameIn } from './words.ts'

type Closing = { shop: Workshop; onClose(): void }
const PublishEngine = later<Closing>(() => import('./PublishEngine.tsx').then(it => it.PublishEngine))
const RemoveEngine = later<Closing & { how: 'withdraw' | 'delete'; onGone(): void }>(() =>
  import('./RemoveEngine.tsx').then(it => it.RemoveEngine),
)

const words = {
  back: { de: 'Zurück zur Liste', en: 'Back to the list' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  saved: (time: string) => ({ de: `Gespeichert ${time}`, en: `Saved ${time}` }),
  unsaved: { de: 'Nicht gespeichert', en: 'Not saved' },
  publish: { de: 'Veröffentlichen', en: 'Publish' },
  export: { de: 'Als Datei sichern', en: 'Save as a file' },
  withdraw: { de: 'Zurückziehen', en: 'Withdraw' },
  delete: { de: 'Löschen', en: 'Delete' },
}

/** A name that every system can write down. */
const fileName = (name: string) =>
  `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'federwerk'}.json`

/** What the engine is called, how far it has come, whether all is saved, and what can be done with it as a whole. */
export function WorkshopHead({
  shop,
  onPublish,
  onBack,
}: {
  shop: Workshop
  onPublish(): Promise<boolean>
  onBack(): void
}) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const { time } = useFormats()
  const [open, setOpen] = useState<'publish' | 'withdraw' | 'delete'>()
  const name = nameIn(shop.draft.name, locale)
  useCrumb({ name: inEach(() => name) })
  const close = () => setOpen(undefined)
  const download = async () => {
    try {
      if (!(await shop.save())) return
      const file = await exportOf(shop.id)
      saveFile(fileName(name), new Blob([JSON.stringify(file, undefined, 2)], { type: 'application/json' }))
    } catch (error) {
      toast({ text: sentence(error), tone: 'danger' })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <IconButton icon={ArrowLeft} label={t(words.back)} className="-ml-2.5" onClick={onBack} />
      <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-sunken text-muted max-sm:hidden">
        <Glyph name={shop.draft.icon} className="size-6" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="voice text-2xl wrap-anywhere">{name}</h1>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <EngineState {...shop.about} ahead={shop.about.published !== null && shop.ahead} />
          <span role="status" className="tabular-nums">
            {shop.failure ? t(words.unsaved) : shop.saving ? t(words.saving) : t(words.saved(time(shop.savedAt)))}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton icon={Download} label={t(words.export)} onClick={() => void download()} />
        {shop.about.published !== null && (
          <IconButton icon={Undo2} label={t(words.withdraw)} onClick={() => setOpen('withdraw')} />
        )}
        <IconButton icon={Trash2} label={t(words.delete)} onClick={() => setOpen('delete')} />
        <button
          type="button"
          className="btn-primary ml-1.5"
          onClick={() => void onPublish().then(ready => ready && setOpen('publish'))}
        >
          {t(words.publish)}
        </button>
      </div>
      <Suspense>
        {open === 'publish' && <PublishEngine shop={shop} onClose={close} />}
        {(open === 'withdraw' || open === 'delete') && (
          <RemoveEngine shop={shop} how={open} onGone={onBack} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
