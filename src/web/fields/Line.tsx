import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'

const grows = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')
const short = 40

/** The keys a phone shows for what is asked, by the name of `autocomplete`. */
const keyboards: Readonly<Record<string, 'tel' | 'email' | 'url'>> = { tel: 'tel', email: 'email', url: 'url' }

type Props = {
  field: FieldOf<'line'>
  control: ControlProps
  disabled: boolean
  entry: string
  className: string
  onEntry(entry: string): void
}

/**
 * One line, which wraps where people write more than fits, in browsers that can grow it. It holds no breaks: Enter
 * sends the form, as it does in any line.
 */
export function Line({ field, control, disabled, entry, className, onEntry }: Props) {
  const t = useText()
  const { autocomplete, max = Infinity } = field
  const typed = { ...control, disabled, value: entry, placeholder: t(field.placeholder), autoComplete: autocomplete }
  if (autocomplete || max <= short || !grows())
    return (
      <input
        {...typed}
        className={`${className} h-10 text-ellipsis pointer-coarse:h-11`}
        inputMode={keyboards[autocomplete ?? '']}
        onChange={({ target }) => onEntry(target.value)}
      />
    )
  return (
    <textarea
      {...typed}
      rows={1}
      className={`${className} block field-sizing-content max-h-40 min-h-10 w-full resize-none py-[0.4375rem]
        text-ellipsis placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap
        pointer-coarse:min-h-11 pointer-coarse:py-2`}
      onChange={({ target }) => onEntry(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={event => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
      }}
    />
  )
}
