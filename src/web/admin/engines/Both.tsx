import { createContext, use } from 'react'
import { lengthOf, type Locale, locales, type Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Counter } from '../../ui/small.tsx'
import { useFinding } from './findings.ts'
import { languageNames } from './words.ts'

/** The languages in which the tool that is worked on exists. */
export const Spoken = createContext<readonly Locale[]>(locales)

type Props = {
  label: Text
  /** Where it stands in the definition. */
  at: string
  value: Text | undefined
  onChange(value: Text): void
  /** Counts up to here. */
  max?: number
  /** How many rows it has, where it may be long. */
  rows?: number
  hint?: Text
  /** The languages it is written in, where those of the tool are not meant. */
  spoken?: readonly Locale[]
}

const nothing: Text = { de: '', en: '' }

function One({ locale, label, at, value = nothing, onChange, max, rows, hint }: Props & { locale: Locale }) {
  const t = useText()
  const typed = value[locale]
  const problem = useFinding(`${at}.${locale}`, typed)
  const control = {
    lang: locale,
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [locale]: target.value }),
  }
  return (
    <Field
      label={
        <>
          {t(label)} <span className="font-normal whitespace-nowrap text-muted">· {t(languageNames[locale])}</span>
        </>
      }
      hint={t(hint) || undefined}
      problem={problem}
      aside={max && <Counter count={lengthOf(typed)} max={max} />}
    >
      {given =>
        rows ? (
          <textarea {...given} {...control} rows={rows} className="field py-2 leading-6" />
        ) : (
          <input {...given} {...control} className="field h-10 pointer-coarse:h-11" />
        )
      }
    </Field>
  )
}

/** A text that people read, in each language of the tool. */
export function Both({ spoken, ...props }: Props) {
  const ofTool = use(Spoken)
  const shown = spoken ?? ofTool
  return (
    <div className={`grid grid-cols-1 gap-x-4 gap-y-3 ${shown.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {shown.map(locale => (
        <One key={locale} locale={locale} {...props} />
      ))}
    </div>
  )
}

/** The same for a text that may be missing: where both languages are empty, it is. */
export const MayBoth = ({
  onChange,
  ...props
}: Omit<Props, 'onChange'> & { onChange(value: Text | undefined): void }) => (
  <Both {...props} onChange={value => onChange(value.de || value.en ? value : undefined)} />
)
