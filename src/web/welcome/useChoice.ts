import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { checkModel, type ModelChoice, type Setup } from '../data/setup.ts'

/** A way to a model: a program that was found, a program still to be got, a key, or none for now. */
export type WayId = `found:${string}` | 'download' | 'ollama' | 'key' | 'none'
export type KeyDraft = Required<ModelChoice>

const isSame = (one: ModelChoice | undefined, other: ModelChoice | undefined) =>
  !!one && !!other && one.provider === other.provider && one.model === other.model && one.key === other.key

/** Where a person starts: at what is connected, else at what was found, else without a model. */
const usualWay = ({ connected, found }: Setup): WayId => {
  const program = found.find(({ provider }) => provider === connected?.provider) ?? (connected ? undefined : found[0])
  if (program) return `found:${program.provider}`
  return connected ? 'key' : 'none'
}

/**
 * What the person is choosing, and whether it works; they start at the way that is `first`. Nothing is connected
 * before they go on.
 */
export function useChoice(setup: Setup, first = usualWay(setup)) {
  const { connected, found, providers } = setup
  const [picked, pick] = useState<WayId>()
  const [models, setModels] = useState<Readonly<Record<string, string>>>({})
  const offered = providers.find(({ keysAt }) => keysAt !== null)
  const stored = connected?.from === 'settings' ? connected : undefined
  const [draft, setDraft] = useState<KeyDraft>({
    provider: stored?.provider ?? offered?.id ?? '',
    model: stored?.model ?? offered?.models[0] ?? '',
    key: '',
  })
  const check = useMutation({ mutationFn: checkModel })

  const way = picked ?? first
  const program = found.find(({ provider }) => way === `found:${provider}`)
  const modelOf = (provider: string) =>
    models[provider] ??
    (connected?.provider === provider ? connected.model : found.find(one => one.provider === provider)?.models[0]) ??
    ''

  const choiceFor = (): ModelChoice | undefined => {
    if (program)
      return modelOf(program.provider) ? { provider: program.provider, model: modelOf(program.provider) } : undefined
    if (way !== 'key') return undefined
    return draft.key ? draft : { provider: draft.provider, model: draft.model }
  }
  const choice = choiceFor()
  const isConnected = isSame(choice, connected ? { provider: connected.provider, model: connected.model } : undefined)
  const judged = isSame(check.variables, choice)

  return {
    way,
    pick,
    choice,
    isConnected,
    modelOf,
    setModel: (provider: string, model: string) => setModels({ ...models, [provider]: model }),
    draft,
    setDraft,
    check: () => choice && check.mutateAsync(choice),
    isChecking: check.isPending,
    checked: judged ? check.data : undefined,
    failure: judged ? check.error : null,
    /** Whether a model would write, as far as we know. */
    works: isConnected || (judged && check.isSuccess) || !!(program && choice),
  }
}
export type ModelChoosing = ReturnType<typeof useChoice>
