import { useText } from '../language.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { Languages } from './Languages.tsx'

const words = { title: { de: 'Sprache', en: 'Language' }, done: { de: 'Fertig', en: 'Done' } }

export function LanguageDialog({ onClose }: { onClose(): void }) {
  const t = useText()
  return (
    <Dialog title={t(words.title)} onClose={onClose}>
      <div className="mt-5 grid grid-cols-1 gap-6">
        <Languages />
        <DialogClose className="btn-primary">{t(words.done)}</DialogClose>
      </div>
    </Dialog>
  )
}
