import { EmptyInkwell } from '../brand/drawings.tsx'
import type { Problem } from '#shared/problems.ts'
import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'

const words = {
  title: { de: 'Ihr Kontingent ist aufgebraucht', en: "You've reached your limit" },
  notEnough: { de: 'Dafür haben Sie zu wenige Anfragen', en: 'You have too few requests left' },
  used: (day: string) => ({
    de: `Die Anfragen Ihres Tarifs sind verbraucht. Mit einem größeren Tarif oder ab dem ${day} geht es weiter.`,
    en: `It seems you've reached the limit of your plan, you've to upgrade or renew in order to continue. It renews on ${day}.`,
  }),
  tooFew: (cost: string, left: string, day: string) => ({
    de: `Dafür sind ${cost} Anfragen nötig, Sie haben noch ${left}. Mit einem größeren Tarif oder ab dem ${day} geht es weiter.`,
    en: `This takes ${cost} requests, you have ${left} left. You can go on with a larger plan or from ${day}.`,
  }),
  kept: { de: 'Ihre Eingaben bleiben gespeichert.', en: 'Your input is kept.' },
  no: { de: 'Nein danke', en: 'No thanks' },
}

type Props = {
  cost: number
  /** The server's, which knows best how many are needed and left. */
  refusal?: Problem
  onClose(): void
}

/** Says that the plan's requests are used or too few, and when there will be new ones. */
export function LimitDialog({ cost, refusal, onClose }: Props) {
  const t = useText()
  const { number, renewal } = useFormats()
  const { left: counted, renews } = useUsage()
  const { needed = cost, left = counted } = (refusal?.details as { needed?: number; left?: number }) ?? {}
  const day = renewal(renews)
  const why = left ? words.tooFew(number(needed), number(left), day) : words.used(day)
  return (
    <Dialog
      title={t(left ? words.notEnough : words.title)}
      text={
        <>
          {t(why)} {t(words.kept)}
        </>
      }
      drawing={<EmptyInkwell className="mb-4 -ml-8 h-24 w-36" />}
      onClose={onClose}
    >
      <div className="mt-6 flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
        <DialogClose className="btn-line">{t(words.no)}</DialogClose>
        <UpgradeLink className="btn-primary" onClick={onClose} />
      </div>
    </Dialog>
  )
}
