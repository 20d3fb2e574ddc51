import { EmptyInkwell } from '../brand/drawings.tsx'
import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'

const words = {
  title: { de: 'Ihr Kontingent ist aufgebraucht', en: "You've reached your limit" },
  used: (limit: string, day: string) => ({
    de: `Die ${limit} Anfragen Ihres Tarifs sind verbraucht. Ab dem ${day} geht es weiter. Ihre Eingaben bleiben gespeichert.`,
    en: `The ${limit} requests of your plan are used. You can go on from ${day}. Your input is kept.`,
  }),
  tooFew: (cost: string, left: string, day: string) => ({
    de: `Dieser Text braucht ${cost} Anfragen, Sie haben noch ${left}. Ab dem ${day} sind es wieder alle. Ihre Eingaben bleiben gespeichert.`,
    en: `This text takes ${cost} requests, you have ${left} left. From ${day} you have all of them again. Your input is kept.`,
  }),
  larger: { de: 'Ihre Administration kann den Tarif ändern.', en: 'Your administrator can change the plan.' },
  no: { de: 'Nein danke', en: 'No thanks' },
}

/** Says that the plan's requests are used, and when there will be new ones. */
export function LimitDialog({ cost, onClose }: { cost: number; onClose(): void }) {
  const t = useText()
  const { number, renewal } = useFormats()
  const { limit, left, renews } = useUsage()
  const day = renewal(renews)
  const why = left ? words.tooFew(number(cost), number(left), day) : words.used(number(limit ?? 0), day)
  return (
    <Dialog
      title={t(words.title)}
      text={
        <>
          {t(why)} {t(words.larger)}
        </>
      }
      drawing={<EmptyInkwell className="mx-auto mb-4 h-24 w-36" />}
      onClose={onClose}
    >
      <DialogClose className="btn-primary mt-6 w-full">{t(words.no)}</DialogClose>
    </Dialog>
  )
}
