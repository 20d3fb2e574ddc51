import type { PlanTool } from '../../data/set-plans.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { isWhole, nameOf } from './tools.ts'

const words = {
  count: (open: string, all: string) => ({ de: `${open} von ${all}`, en: `${open} of ${all}` }),
  changed: { de: 'anders als im Katalog', en: 'differs from the catalogue' },
}

type Props = {
  name: string
  tools: readonly PlanTool[]
  isOpen(tool: PlanTool): boolean
  /** Whether the plan opens a tool in the catalogue. */
  isShipped(tool: PlanTool): boolean
  onSet(tools: readonly PlanTool[], open: boolean): void
}

const line = 'flex min-h-9 cursor-pointer items-center gap-3 pointer-coarse:min-h-11'

/** The tools of a family: one box for all of them, and one for each. */
export function ToolFamily({ name, tools, isOpen, isShipped, onSet }: Props) {
  const t = useText()
  const { number } = useFormats()
  const open = tools.filter(isOpen).length
  const whole = tools.filter(isWhole)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <label className={`${line} border-b border-line font-medium`}>
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={open === tools.length}
          ref={box => {
            if (box) box.indeterminate = open > 0 && open < tools.length
          }}
          onChange={({ target }) => onSet(tools, target.checked)}
        />
        <span className="min-w-0 flex-1">{name}</span>
        <span className="text-sm font-normal text-muted tabular-nums">
          {whole.length > 0 && t(words.count(number(whole.filter(isOpen).length), number(whole.length)))}
        </span>
      </label>
      <ul className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {tools.map(tool => (
          <li key={tool.id} className="min-w-0">
            <label className={line}>
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={isOpen(tool)}
                onChange={({ target }) => onSet([tool], target.checked)}
              />
              <span className="min-w-0 py-1">
                <span className="wrap-anywhere">{nameOf(tool, t)}</span>
                {isOpen(tool) !== isShipped(tool) && (
                  <span className="block text-sm text-muted">{t(words.changed)}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
