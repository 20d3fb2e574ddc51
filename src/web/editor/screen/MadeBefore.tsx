import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'

const words = {
  goesOn: (when: string | undefined) => ({
    de: `Aus diesem Text ist schon ein Dokument entstanden${when ? `, zuletzt geändert am ${when}` : ''}. Sie schreiben daran weiter.`,
    en: `A document was made of this text before${when ? `, last changed on ${when}` : ''}. You are going on with it.`,
  }),
  anew: { de: 'Neu aus dem Text beginnen', en: 'Begin anew from the text' },
}

type Props = { at: Date | undefined; onAnew(): void }

/** Says that what lies open is not the text as it was made, but the document that has come of it. */
export function MadeBefore({ at, onAnew }: Props) {
  const t = useText()
  const { moment } = useFormats()
  return (
    <div className="mb-4 print:hidden">
      <Panel tone="note">
        <p>{t(words.goesOn(at && moment(at)))}</p>
        <button type="button" className="btn-line mt-2 min-h-9 text-sm" onClick={onAnew}>
          {t(words.anew)}
        </button>
      </Panel>
    </div>
  )
}
