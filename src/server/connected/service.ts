import type { Text } from '#shared/text.ts'
import type { WorkflowSlot } from '#shared/workflow-slots.ts'
import type { Environment } from '../config.ts'

/** What a service wants to be named with: a key, its address, both (the key where it asks for one), or nothing. */
export const accesses = ['key', 'address', 'both', 'none'] as const
export type Access = (typeof accesses)[number]

/** A file that says how a service is to work, and what it was called. */
export type Workflow = Readonly<{ name: string; text: string }>

/** What has to be known of a service before it can be connected, whatever it does. */
export type ServiceCard = Readonly<{
  name: string
  access: Access
  /** Models to suggest, the one for a beginning first; where a service has none to choose from, nothing. */
  models?: readonly string[]
  /** Whether one that has none to suggest may be named with a model all the same. */
  ownModels?: boolean
  /** The variables of the environment that hold its key, and another address; the first that is set holds. */
  keyIn?: readonly string[]
  addressIn?: readonly string[]
  /**
   * Of one that follows workflows: the variable that names their files, what is wrong with some, and what can be filled
   * into one.
   */
  workflows?: Readonly<{
    from: string
    wrong(all: readonly Workflow[]): Text | undefined
    slots(one: Workflow): readonly WorkflowSlot[]
  }>
}>

/** A service that somebody has named, with its key or its address, as it wants. */
export type Named<Id extends string = string> = Readonly<{
  id: Id
  /** Its key; of one that is named by an address alone, that. */
  with: string
  model?: string
  /** Of one that wants both, or that is reached elsewhere. */
  address?: string
  workflows?: readonly Workflow[]
}>

/** A service that is connected; one that the environment names is trusted, wherever it is. */
export type Connected<One extends Named = Named> = One & { readonly from: 'environment' | 'settings' }

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && !/[\s,]/.test(text)
const isKey = (text: string) => /^[^\s,]+$/.test(text)
const isModel = (text: string) => text.length <= 200 && !/[\p{Cc},]/u.test(text)

/** Whether a service was named with what it needs. */
export const isEnough = (
  { access, models, ownModels, workflows: follows }: ServiceCard,
  { with: given, model, address, workflows }: Omit<Named, 'id'>,
) => {
  const isNamed = {
    key: isKey(given) && (address === undefined || isAddress(address)),
    address: isAddress(given),
    both: isAddress(address ?? '') && (given === '' || isKey(given)),
    none: given === '',
  }[access]
  const isLed = follows ? !!workflows?.length && !follows.wrong(workflows) : workflows === undefined
  const isKnown = model === undefined ? !models : !!(models || ownModels) && model !== '' && isModel(model)
  return isNamed && isLed && isKnown
}

/** The first of these variables that is set. */
export const firstSet = (names: readonly string[] = [], environment: Environment) =>
  names.map(name => environment[name]).find(Boolean)
