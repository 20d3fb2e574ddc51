import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { asProblem } from '#shared/problems.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useFieldProblems, useSentence } from '../useSentence.ts'

const missing = { de: 'Hier fehlt noch etwas.', en: 'Fill this in.' }

/** How long somebody waits without a word, milliseconds. */
const patience = 3000

/** Whether something has been under way for longer than one waits without a word. */
const useIsLong = (isPending: boolean) => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLong(true), patience)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isPending])
  return isLong
}

type Values<Name extends string> = Record<Name, string>
type Props<Name extends string> = {
  names: readonly Name[]
  button: string
  /** Whether it cannot be taken back, and something is lost. */
  final?: boolean
  /** What is said while the answer is long in coming. */
  slow?: string
  send(values: Values<Name>): Promise<unknown>
  children(problems: Readonly<Partial<Record<Name, string>>>): ReactNode
}

/**
 * A short form of words. Nothing may be empty; the rest the server judges, and what it says stands at the field, or
 * below the button where it belongs to none: nothing moves that is about to be pressed. What was typed stays.
 */
export function AccountForm<Name extends string>({ names, button, final, slow, send, children }: Props<Name>) {
  const t = useText()
  const sentence = useSentence()
  const form = useRef<HTMLFormElement>(null)
  const [empty, setEmpty] = useState<readonly Name[]>([])
  const { mutate, error, isPending, reset } = useMutation({ mutationFn: send })
  const said = useFieldProblems(error)
  const problems = Object.fromEntries(
    names.map(name => [name, empty.includes(name) ? t(missing) : said[name]]),
  ) as Partial<Record<Name, string>>

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(names.map(name => [name, String(data.get(name) ?? '')])) as Values<Name>
    const unanswered = names.filter(name => values[name].trim() === '')
    setEmpty(unanswered)
    if (unanswered.length) reset()
    else mutate(values)
  }
  useEffect(() => {
    if (empty.length || error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [empty, error])

  const isLong = useIsLong(isPending)

  const atFields = error && Object.keys(said).length > 0
  return (
    <form ref={form} className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      {children(problems)}
      <Button type="submit" className={`${final ? 'btn-danger' : 'btn-primary'} min-h-11`} isBusy={isPending}>
        {isPending && <Spinner />}
        {button}
      </Button>
      {error && !(atFields && asProblem(error).code === 'invalid') && <Panel tone="danger">{sentence(error)}</Panel>}
      {slow && isLong && <Panel tone="note">{slow}</Panel>}
    </form>
  )
}
