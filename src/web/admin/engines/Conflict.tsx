import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useFormats } from '../../formats.ts'
import { useSentence } from '../../useSentence.ts'
import type { Workshop } from './useWorkshop.ts'

const words = {
  who: (who: string, time: string) => ({
    de: `Zuletzt gespeichert: ${who}, ${time}.`,
    en: `Last saved: ${who}, ${time}.`,
  }),
  theirs: { de: 'Anderen Stand laden, meinen verwerfen', en: 'Load theirs, discard mine' },
  mine: { de: 'Meinen Stand speichern, anderen ersetzen', en: 'Save mine, replace theirs' },
  retry: { de: 'Noch einmal speichern', en: 'Save again' },
}

/** Why the draft is not saved, and the ways on. Nothing is overwritten before somebody says so. */
export function Conflict({ shop }: { shop: Workshop }) {
  const t = useText()
  const sentence = useSentence()
  const { moment } = useFormats()
  const { failure } = shop
  if (!failure) return null
  const { by, at } = failure.details
  const meanwhile = failure.code === 'changed_meanwhile'
  return (
    <Panel tone="danger">
      {sentence(failure)}{' '}
      {meanwhile && typeof at === 'string' && t(words.who(typeof by === 'string' ? by : '–', moment(at)))}
      <div className="mt-3 flex flex-wrap gap-2">
        {meanwhile ? (
          <>
            <button type="button" className="btn-line min-h-9 text-sm" onClick={() => void shop.settle('theirs')}>
              {t(words.theirs)}
            </button>
            <button type="button" className="btn-line min-h-9 text-sm" onClick={() => void shop.settle('mine')}>
              {t(words.mine)}
            </button>
          </>
        ) : (
          <button type="button" className="btn-line min-h-9 text-sm" onClick={() => void shop.save()}>
            {t(words.retry)}
          </button>
        )}
      </div>
    </Panel>
  )
}
