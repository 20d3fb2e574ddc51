import type { Means } from '../runs/means.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import { isWriting } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { planNames } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'
import { costOf } from '#shared/variants.ts'
import { useLocale, useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { command } from '../shortcuts/keys.ts'
import { Kbd } from '../ui/small.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'
import { StartButton } from './StartButton.tsx'
import { Button } from '../ui/Button.tsx'

const words = {
  generate: { de: 'Text erstellen', en: 'Generate' },
  check: { de: 'Text prüfen', en: 'Check the text' },
  speak: { de: 'Sprechen lassen', en: 'Speak' },
  transcribe: { de: 'Abtippen', en: 'Transcribe' },
  transcribeAgain: { de: 'Neu abtippen', en: 'Transcribe again' },
  paint: { de: 'Bild erstellen', en: 'Generate' },
  checkAgain: { de: 'Neu prüfen', en: 'Check again' },
  again: { de: 'Neu erstellen', en: 'Generate again' },
  withoutModel: { de: 'Ohne KI erstellen', en: 'Generate without AI' },
  waits: { de: 'Die Datei ist noch unterwegs.', en: 'The file is still on its way.' },
  noModel: { de: 'Es ist noch kein KI-Modell verbunden.', en: 'No AI model is connected yet.' },
  included: (plan: string) => ({ de: `Enthalten in ${plan}.`, en: `Included in ${plan}.` }),
  unlock: (plan: string) => ({ de: `Mit ${plan} freischalten`, en: `Unlock with ${plan}` }),
}

type Props = {
  call: ShownCall
  means: Means
  /** The form as it is filled in, from which its cost follows. */
  values: Values
  /** Whether a result stands beside it. */
  beside: boolean
  /** Only a method of ours can answer it here. */
  byHouse: boolean
  writing: boolean
  stopping: boolean
  /** A file is still being uploaded, or something is to be chosen first. */
  waits: boolean
  first?: Text | undefined
  onSubmit(without?: 'model'): void
  onStop(): void
}

const labelOf = ({ byHouse, beside, call }: Pick<Props, 'byHouse' | 'beside' | 'call'>) => {
  if (byHouse) return words.withoutModel
  if (beside && call.answer.shape === 'audio') return words.speak
  if (call.answer.shape === 'segments') return beside ? words.transcribeAgain : words.transcribe
  if (beside) return call.answer.shape === 'claims' ? words.checkAgain : words.again
  if (call.answer.shape === 'claims') return words.check
  if (call.answer.shape === 'audio') return words.speak
  return call.does ?? (isWriting(call.answer) ? words.generate : words.paint)
}

/** The end of a form: what begins and stops a text, what it costs, and what is missing for it. */
export function FormFoot(props: Props) {
  const { call, means, values, beside, byHouse, writing, stopping, waits, first, onSubmit, onStop } = props
  const t = useText()
  const locale = useLocale()
  const blocked = means.opens !== undefined || (!means.model && !means.house)
  return (
    <div className="grid grid-cols-1 gap-2">
      {means.opens && (
        <UpgradeLink plan={means.opens} className="btn-primary min-h-11">
          {t(words.unlock(planNames[means.opens]))}
        </UpgradeLink>
      )}
      {(!means.opens || writing) && (
        <StartButton
          quiet={beside}
          label={t(labelOf(props))}
          disabled={blocked || waits}
          writing={writing}
          stopping={stopping}
          onStop={onStop}
        />
      )}
      <p className="flex justify-between gap-x-3 text-sm text-muted">
        <span className={`min-w-0 ${writing ? 'invisible' : ''}`}>
          {means.opens && t(words.included(planNames[means.opens]))}
          {!means.opens && !means.model && t(words.noModel)}{' '}
          {waits ? t(first ?? words.waits) : !blocked && <CostLine cost={byHouse ? 0 : costOf(call, values)} />}
        </span>
        {!blocked && (
          <span className="hidden min-w-20 shrink-0 text-right sm:inline-block pointer-coarse:hidden">
            <Kbd>{command(writing ? 'stop' : 'generate', locale)}</Kbd>
          </span>
        )}
      </p>
      {means.house && means.model && !blocked && (
        <Button className="btn-quiet" disabled={waits} isBusy={writing} onClick={() => onSubmit('model')}>
          {t(words.withoutModel)}
        </Button>
      )}
    </div>
  )
}
