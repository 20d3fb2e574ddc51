import type { MadeView } from '#server/custom-engines/views.ts'
import { planNames, smallestOf } from '#shared/plans.ts'
import { useFormats } from '../../formats.ts'
import { useLocale, useText } from '../../language.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { EngineState } from './EngineState.tsx'
import { nameIn } from './words.ts'

const words = {
  used: (used: string, one: boolean) => ({
    de: `${used} ${one ? 'Text' : 'Texte'} in diesem Monat`,
    en: `${used} ${one ? 'text' : 'texts'} this month`,
  }),
  from: (plan: string) => ({ de: `ab ${plan}`, en: `from ${plan} up` }),
  nobody: { de: 'für keinen Tarif', en: 'for no plan' },
  changed: (day: string) => ({ de: `geändert am ${day}`, en: `changed on ${day}` }),
}

/** An engine in the list. */
export function EngineLine({ engine, onOpen }: { engine: MadeView; onOpen(): void }) {
  const t = useText()
  const locale = useLocale()
  const { number, day } = useFormats()
  const plan = smallestOf(engine.access)
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-sunken text-muted">
        <Glyph name={engine.icon} className="size-[18px]" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button type="button" className="link max-w-full cursor-pointer truncate text-left" onClick={onOpen}>
            {nameIn(engine.name, locale)}
          </button>
          <EngineState {...engine} />
        </p>
        <ul className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <li>{t(words.used(number(engine.used), engine.used === 1))}</li>
          <li>{plan ? t(words.from(planNames[plan])) : t(words.nobody)}</li>
          <li>{t(words.changed(day(engine.updatedAt)))}</li>
        </ul>
      </div>
    </li>
  )
}
