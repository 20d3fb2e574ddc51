import type { FoundModels } from '../data/setup.ts'
import { useText } from '../language.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { useFieldProblems } from '../useSentence.ts'
import { CheckLine } from './CheckLine.tsx'
import { Command } from './Command.tsx'
import type { ModelChoosing } from './useChoice.ts'

const words = {
  model: { de: 'Modell', en: 'Model' },
  none: {
    de: 'Das Programm läuft, hat aber noch kein Modell. Dieser Befehl holt eines, das gut Deutsch schreibt (5 GB):',
    en: 'The program is running but has no model yet. This command gets one that writes well (5 GB):',
  },
  load: {
    de: 'Das Programm läuft, hat aber noch kein Modell geladen. Laden Sie dort eines, es erscheint dann hier.',
    en: 'The program is running but has no model loaded. Load one there, and it will appear here.',
  },
}

/** A program on this machine: which of its models shall write, and whether it does. */
export function FoundWay({ program, choosing }: { program: FoundModels; choosing: ModelChoosing }) {
  const t = useText()
  const { modelOf, setModel, failure } = choosing
  const problems = useFieldProblems(failure)
  if (program.models.length === 0)
    return program.provider === 'ollama' ? (
      <>
        <p className="text-sm">{t(words.none)}</p>
        <Command>ollama pull qwen3:8b</Command>
      </>
    ) : (
      <p className="text-sm">{t(words.load)}</p>
    )
  return (
    <div>
      <div className="max-w-sm">
        <Field label={t(words.model)} problem={problems.model ?? problems.provider}>
          {control => (
            <Select
              {...control}
              value={modelOf(program.provider)}
              onChange={event => setModel(program.provider, event.target.value)}
            >
              {program.models.map(model => (
                <option key={model}>{model}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <CheckLine choosing={choosing} />
    </div>
  )
}
