import { type ReactNode, useState } from 'react'
import { lengthOf } from '#shared/text.ts'
import { longestName } from '#shared/image-models.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { words } from './words.ts'

type Props = {
  name?: string
  action: string
  isBusy: boolean
  onName(name: string): void
  children?: ReactNode
}

/** Asks for the name of a model, and whatever else stands between it and the button. */
export function NameForm({ name: before = '', action, isBusy, onName, children }: Props) {
  const t = useText()
  const [name, setName] = useState(before)
  const [isTried, setTried] = useState(false)
  const trimmed = name.trim()
  const problem = !trimmed ? words.nameNeeded : lengthOf(trimmed) > longestName ? words.nameLong : undefined
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (!problem && !isBusy) onName(trimmed)
      }}
    >
      <Field label={t(words.name)} hint={t(words.nameHint)} {...(isTried && problem && { problem: t(problem) })}>
        {control => (
          <input
            {...control}
            className="field h-10 px-3 pointer-coarse:h-11"
            value={name}
            autoComplete="off"
            placeholder={t(words.example)}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {children}
      <Button type="submit" className="btn-primary w-fit" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  )
}
