import { useText } from '../../language.tsx'
import { ProblemLine } from '../../ui/Field.tsx'
import type { Text } from '#shared/text.ts'

type Props<Value extends string> = {
  label: Text
  options: readonly { readonly value: Value; readonly name: string }[]
  picked: readonly Value[]
  problem?: string
  onPick(picked: readonly Value[]): void
}

/** Some of a few things. They stay in the order of the options, but the first that was picked leads. */
export function Picks<Value extends string>({ label, options, picked, problem, onPick }: Props<Value>) {
  const t = useText()
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t(label)}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        {options.map(({ value, name }) => (
          <label
            key={value}
            className="flex min-h-8 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11
              pointer-coarse:min-w-11"
          >
            <input
              type="checkbox"
              className="size-4"
              checked={picked.includes(value)}
              onChange={({ target }) =>
                onPick(target.checked ? [...picked, value] : picked.filter(other => other !== value))
              }
            />
            {name}
          </label>
        ))}
      </div>
      {problem && <ProblemLine>{problem}</ProblemLine>}
    </fieldset>
  )
}
