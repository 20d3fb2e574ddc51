import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'

const words = {
  title: (cost: string) => ({
    de: `Das verbraucht ${cost}\u00a0Anfragen. Fortfahren?`,
    en: `This uses ${cost}\u00a0requests. Continue?`,
  }),
  left: (left: string) => ({ de: `Danach haben Sie noch ${left}.`, en: `You will have ${left} left.` }),
  unlimited: { de: 'Ihr Tarif ist unbegrenzt.', en: 'Your plan is unlimited.' },
  failedOf: {
    de: 'Berechnet wird nur, was gelingt.',
    en: 'Only what succeeds is charged.',
  },
  failed: { de: 'Gelingt der Text nicht, wird nichts berechnet.', en: 'If the text fails, nothing is charged.' },
  no: { de: 'Abbrechen', en: 'Cancel' },
  yes: { de: 'Text erstellen', en: 'Generate' },
}

type Props = {
  cost: number
  /** Whether several texts are asked for, of which some may fail. */
  several?: boolean
  onYes(): void
  onClose(): void
}

/** Asks before several requests go at once; where too few are left, it says so and leads to the plans. */
export function ConfirmCost({ cost, several, onYes, onClose }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { left } = useUsage()
  if (left !== null && left < cost) return <LimitDialog cost={cost} onClose={onClose} />
  const rest = left === null ? words.unlimited : words.left(number(left - cost))
  const text = `${t(rest)} ${t(several ? words.failedOf : words.failed)}`
  return (
    <Dialog title={t(words.title(number(cost)))} text={text} onClose={onClose}>
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
