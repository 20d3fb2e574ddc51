import { useMemo } from 'react'
import { compared } from '#language/comparing/compared.ts'
import { useQueries } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { Common } from '../../answers/compare/Common.tsx'
import { Legend, onlyIn } from '../../answers/compare/Legend.tsx'
import { beginningOfText, isTooLong } from '../../answers/beginning.ts'
import { OnlyBeginning } from '../../answers/OnlyBeginning.tsx'
import { engineQuery } from '../../data/engines.ts'
import { saidOfRun } from '../../fields/value-in-words.ts'
import { useLocale, useText } from '../../language.tsx'
import { plain } from '../../refine/plain.ts'
import { MarkedText } from '../../refine/MarkedText.tsx'
import { askedOf } from '../../refine/words.ts'
import { DifferentInputs } from './DifferentInputs.tsx'
import type { AnsweredQuestion } from './differing.ts'

const words = {
  text: (number: number) => ({ de: `Text ${number}`, en: `Text ${number}` }),
  tool: { de: 'Werkzeug', en: 'Tool' },
  model: { de: 'Modell', en: 'Model' },
  version: { de: 'Fassung', en: 'Version' },
  equal: { de: 'Beide Texte sind Wort für Wort gleich.', en: 'Both texts are the same, word for word.' },
}
const sides = ['gone', 'new'] as const

/** Everything that was asked of a text: its form, its tool and model, and what it changes. */
const useSaid = (runs: readonly RunView[]) => {
  const t = useText()
  const locale = useLocale()
  const engines = useQueries({ queries: runs.map(({ engine }) => engineQuery(engine)) }).map(({ data }) => data)
  return (run: RunView): readonly AnsweredQuestion[] => {
    const engine = engines.find(engine => engine?.slug === run.engine)
    const call = engine?.calls[run.call]
    return [
      { label: t(words.tool), words: engine ? t(engine.name) : run.engine },
      ...(call ? saidOfRun(call.fields, run, locale) : []).map(one => ({ ...one, words: beginningOfText(one.words) })),
      { label: t(words.version), words: askedOf(run, t) },
      { label: t(words.model), words: run.called },
    ]
  }
}

/** Two texts of the history with their differences: then what was asked differently, and how alike they are. */
export function ComparedRuns({ one, other }: { one: RunView; other: RunView }) {
  const t = useText()
  const said = useSaid([one, other])
  const found = useMemo(
    () => compared(plain(beginningOfText(one.text)), plain(beginningOfText(other.text))),
    [one.text, other.text],
  )
  const areEqual = found.segments.every(({ kind }) => kind === 'same')
  return (
    <div className="card @container mt-4">
      <Common found={found}>
        {areEqual && <p className="text-muted">{t(words.equal)}</p>}
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 @2xl:grid-cols-2">
          {[one, other].map(({ _id, language }, at) => (
            <section key={_id} aria-label={t(words.text(at + 1))} className="min-w-0">
              <h3 className="mb-3 text-sm font-medium">{t(words.text(at + 1))}</h3>
              <MarkedText segments={found.segments} side={sides[at]} look={onlyIn[at]} lang={language} />
            </section>
          ))}
        </div>
        {!areEqual && <Legend />}
        <DifferentInputs one={said(one)} other={said(other)} />
      </Common>
      {[one, other].some(({ text }) => isTooLong(text)) && <OnlyBeginning />}
    </div>
  )
}
