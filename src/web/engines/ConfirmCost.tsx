import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'

const words = {
  title: (cost: string) => ({
    de: `Das verbraucht ${cost}\u00a0Anfragen. Fortfahren?`,
    en: `This uses ${cost}\u00a0requests. Continue?`,
  }),
  text: {
    de: 'Der Text entsteht in mehreren Schritten. Gelingt er nicht, wird nichts berechnet.',
    en: 'The text is made in several steps. If it fails, nothing is charged.',
  },
  no: { de: 'Abbrechen', en: 'Cancel' },
  yes: { de: 'Text erstellen', en: 'Generate' },
}

/** Asks before several requests go at once. */
export function ConfirmCost({ cost, onYes, onClose }: { cost: number; onYes(): void; onClose(): void }) {
  const t = useText()
  const { number } = useFormats()
  return (
    <Dialog title={t(words.title(number(cost)))} text={t(words.text)} onClose={onClose}>
      <div className="mt-6 flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
        <DialogClose className="btn-line">{t(words.no)}</DialogClose>
        <button
          type="button"
          className="btn-primary"
          onClick={() => {
            onClose()
            onYes()
          }}
        >
          {t(words.yes)}
        </button>
      </div>
    </Dialog>
  )
}
