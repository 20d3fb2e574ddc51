import { useState } from 'react'
import { PenLine } from 'lucide-react'
import type { SaidInputs } from '../fields/useSaidInputs.ts'
import { useText } from '../language.tsx'
import { InputsLine } from './InputsLine.tsx'

const words = {
  inputs: { de: 'Eingaben', en: 'Inputs' },
  change: { de: 'Eingaben ändern', en: 'Change the inputs' },
  fold: { de: 'Eingaben zuklappen', en: 'Fold the inputs' },
  all: { de: 'Alles zeigen', en: 'Show all' },
  less: { de: 'Weniger zeigen', en: 'Show less' },
}
/** What is longer is cut, until somebody asks for all of it. */
const long = 240

function One({ label, said }: { label: string; said: string }) {
  const t = useText()
  const [whole, show] = useState(false)
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd dir="auto" className="wrap-anywhere">
        <p className={`whitespace-pre-line ${whole ? '' : 'line-clamp-8'}`}>{said}</p>
        {said.length > long && (
          <button type="button" className="link cursor-pointer" aria-expanded={whole} onClick={() => show(!whole)}>
            {t(whole ? words.less : words.all)}
          </button>
        )}
      </dd>
    </div>
  )
}

type CardProps = { said: SaidInputs; unfolded: boolean; onUnfold(): void }

function Card({ said, unfolded, onUnfold }: CardProps) {
  const t = useText()
  return (
    <section aria-label={t(words.inputs)} className="card p-4 text-sm max-[1199px]:hidden">
      <h2 className="mb-3 font-medium">{t(words.inputs)}</h2>
      {!unfolded && (
        <dl className="mb-4 grid grid-cols-1 gap-3">
          {said.map(({ name, label, words }) => (
            <One key={name} label={label} said={words} />
          ))}
        </dl>
      )}
      <button type="button" className="btn-line min-h-10 w-full text-sm" aria-expanded={unfolded} onClick={onUnfold}>
        <PenLine className="size-4" aria-hidden />
        {t(unfolded ? words.fold : words.change)}
      </button>
    </section>
  )
}

export type FoldedInputsProps = CardProps & {
  /** Whether they fold into a card, where there is room for one beside the text. */
  folds: boolean
  /** Whether they are one line in every window. */
  isLine: boolean
}

/** What a text was made of, to be read beside it or in a line above it; its button shows the form again. */
export const FoldedInputs = ({ folds, isLine, ...inputs }: FoldedInputsProps) => (
  <>
    <InputsLine {...inputs} isLine={isLine} />
    {folds && <Card {...inputs} />}
  </>
)
