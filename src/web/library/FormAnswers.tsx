import { Answered } from '../fields/Answered.tsx'
import type { saidOf } from '../fields/value-in-words.ts'

/** What was asked for, each answer under its question. */
export const FormAnswers = ({ said }: { said: ReturnType<typeof saidOf> }) => (
  <dl className="grid gap-3">
    {said.map(one => (
      <div key={one.name}>
        <dt className="text-muted">{one.label}</dt>
        <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          <Answered said={one} />
        </dd>
      </div>
    ))}
  </dl>
)
