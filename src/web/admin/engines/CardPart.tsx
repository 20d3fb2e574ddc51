import type { Definition } from '#catalogue/custom/definition.ts'
import { planNames, plans } from '#shared/plans.ts'
import { type Locale, locales } from '#shared/text.ts'
import { actionIds, actionWords } from '../../catalogue/action-words.ts'
import { familyWords } from '../../catalogue/family-words.ts'
import { familyIds } from '../../families.ts'
import { useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Both } from './Both.tsx'
import { withCall } from './edits.ts'
import { useFinding } from './findings.ts'
import { iconWords } from './icon-words.ts'
import { Picks } from './Picks.tsx'
import { languageNames } from './words.ts'

const words = {
  name: { de: 'Name', en: 'Name' },
  language: { de: 'In welcher Sprache es das Werkzeug gibt', en: 'In which language the tool exists' },
  both: { de: 'In beiden', en: 'In both' },
  one: {
    de: 'Texte gibt es dann in dieser Sprache allein. Ohne deutschen Namen gilt der englische; ohne englischen steht dort, dass es keinen hat.',
    en: 'There are texts in this language alone then. Without a German name the English one is used; without an English one it is called “Untitled Engine”.',
  },
  line: { de: 'Was es bringt', en: 'What it does' },
  icon: { de: 'Symbol', en: 'Symbol' },
  family: { de: 'Bereiche', en: 'Families' },
  action: { de: 'Tätigkeiten', en: 'Actions' },
  plans: { de: 'Offen für die Tarife', en: 'Open to these plans' },
  cost: { de: 'Anfragen je Text', en: 'Requests per text' },
  costHint: { de: 'Ab 2 wird vorher gefragt.', en: 'From 2 up, people are asked first.' },
}
const longestLine = 42
const longestName = 40

type Props = {
  draft: Definition
  path: string
  icons: readonly string[]
  onChange(how: (draft: Definition) => Definition): void
}

/** What the catalogue shows of an engine, and for whom it is. */
export function CardPart({ draft, path, icons, onChange }: Props) {
  const t = useText()
  const set = (change: Partial<Definition>) => onChange(before => ({ ...before, ...change }))
  const cost = draft.calls[path]?.cost ?? 1
  const costProblem = useFinding(`${path}.cost`)
  const problems = {
    icon: useFinding('engine.icon', draft.icon),
    category: useFinding('engine.category', draft.category),
    action: useFinding('engine.action', draft.action),
    access: useFinding('engine.access', draft.access),
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-sm font-medium">{t(words.language)}</p>
        <Segments
          label={t(words.language)}
          value={draft.only ?? 'both'}
          options={[
            { value: 'both', label: t(words.both) },
            ...locales.map(value => ({ value, label: t(languageNames[value]) })),
          ]}
          onChange={(value: Locale | 'both') => set({ only: value === 'both' ? undefined : value })}
        />
        {draft.only && <p className="text-sm text-muted">{t(words.one)}</p>}
      </div>
      <Both
        label={words.name}
        at="engine.name"
        value={draft.name}
        max={longestName}
        spoken={locales}
        onChange={name => set({ name })}
      />
      <Both
        label={words.line}
        at="engine.description"
        value={draft.description}
        max={longestLine}
        onChange={description => set({ description })}
      />
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{t(words.icon)}</legend>
        <div className="mt-1.5 flex flex-wrap gap-1">
          {icons.map(icon => (
            <label
              key={icon}
              title={t(iconWords[icon]) || icon}
              className="grid size-10 cursor-pointer place-items-center rounded-md border border-transparent text-muted
                hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink
                has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-11"
            >
              <input
                type="radio"
                name="icon"
                className="sr-only"
                aria-label={t(iconWords[icon]) || icon}
                checked={draft.icon === icon}
                onChange={() => set({ icon })}
              />
              <Glyph name={icon} className="size-5" />
            </label>
          ))}
        </div>
      </fieldset>
      <Picks
        label={words.family}
        options={familyIds.map(value => ({ value, name: t(familyWords[value].name) }))}
        picked={draft.category}
        problem={problems.category}
        onPick={category => set({ category })}
      />
      <Picks
        label={words.action}
        options={actionIds.map(value => ({ value, name: t(actionWords[value]) }))}
        picked={draft.action}
        problem={problems.action}
        onPick={action => set({ action })}
      />
      <Picks
        label={words.plans}
        options={plans.map(value => ({ value, name: planNames[value] }))}
        picked={draft.access}
        problem={problems.access}
        onPick={access => set({ access })}
      />
      <Field label={t(words.cost)} hint={t(words.costHint)} problem={costProblem}>
        {control => (
          <input
            {...control}
            type="number"
            min={1}
            max={100}
            className="field h-10 w-28 pointer-coarse:h-11"
            value={cost}
            onChange={({ target }) =>
              onChange(before =>
                withCall(before, path, { cost: Math.min(100, Math.max(1, Math.round(Number(target.value)) || 1)) }),
              )
            }
          />
        )}
      </Field>
    </>
  )
}
