import { type Quality, qualities } from '#shared/quality.ts'
import type { Environment } from '../config.ts'
import type { Circuits } from '../outside/circuits.ts'
import { connect, connectedAs, type Connectable, nameOf, type Taken } from './connect.ts'
import type { Limits } from './limits.ts'
import type { LocalModels } from '../local-model/open-local.ts'
import type { Level, Member, Reached } from './models.ts'
import { addressOf, keyOf } from './providers.ts'
import { seers } from './seers.ts'
import { sees } from './sees.ts'
import type { ModelSetting } from './setting.ts'
import { ready, writing } from './wire/writing.ts'

type Parts = {
  environment: Environment
  limits: Limits
  local: LocalModels
  circuits?: Circuits | undefined
  /** What the environment connects, in order. */
  fixed: readonly Connectable[]
  setting: Pick<ModelSetting, 'known' | 'levels'>
  /** What is found on this machine, where nothing else is connected. */
  found(): Connectable | undefined
  /** Looks for that anew. */
  look(): void
  report(error: unknown, about?: object): void
}

type Held = { known: Connectable; seat?: Taken }
type Serving = ReturnType<typeof servingOf>

const servingOf = (seats: readonly Taken[]) => ({
  write: writing(seats),
  /** Whom it would ask now. */
  get connected() {
    return ready(seats)[0]!.connected
  },
})

/** Who serves what, as things stand: worked out when something changes, and looked up when a text is begun. */
export const rosterOf = ({ environment, limits, local, circuits, fixed, setting, found, look, report }: Parts) => {
  /** What is connected stays so, with what is known of it, as long as nothing of it changes. */
  let seats: ReadonlyMap<string, Taken> = new Map()
  let held: ReadonlyMap<string, Held> = new Map()
  let levels: Readonly<Record<Quality, Level>>
  let serving: Partial<Record<Quality, Serving>> = {}

  const seatOf = (known: Connectable) => {
    const before = seats.get(JSON.stringify(known))
    if (before) return before
    return connect(known, {
      environment,
      limits,
      local,
      circuits,
      missed: known.from === 'found' ? look : undefined,
      passedOn: problem => report(problem.cause ?? problem, { model: nameOf(known), problem: problem.code }),
    })
  }

  const hold = (): readonly Held[] => {
    const named = new Set(fixed.map(nameOf))
    const chosen = setting.known().filter(known => !named.has(nameOf(known)))
    const sure = [
      ...fixed.map(known => ({ known, seat: seatOf(known) })),
      ...chosen.map(({ shut, ...known }) => {
        const whole = { ...known, key: known.key ?? keyOf(known.provider, environment)?.value }
        return { known: whole, seat: shut ? undefined : seatOf(whole) }
      }),
    ]
    if (sure.some(({ seat }) => seat)) return sure
    const program = found()
    const isNew = program && !sure.some(({ known }) => nameOf(known) === nameOf(program))
    return isNew ? [...sure, { known: program, seat: seatOf(program) }] : sure
  }

  const levelsOf = (all: readonly Held[]): Readonly<Record<Quality, Level>> => {
    const of = (quality: Quality, ahead: readonly string[]) =>
      (setting.levels()[quality] ?? []).filter(name => held.has(name) && !ahead.includes(name))
    const ahead = all.flatMap(({ known }) => (known.from === 'settings' ? [] : [nameOf(known)]))
    const own = of('standard', ahead)
    const others = all.map(({ known }) => nameOf(known))
    return {
      quick: { ahead: [], own: of('quick', []) },
      standard: { ahead, own: own.length || ahead.length ? own : others },
      best: { ahead: [], own: of('best', []) },
    }
  }

  const servedBy = (quality: Quality): Serving | undefined => {
    const { ahead, own } = levels[quality]
    const taken = [...ahead, ...own].flatMap(name => held.get(name)?.seat ?? [])
    if (taken.length) return servingOf(taken)
    return quality === 'standard' ? undefined : serving.standard
  }

  /** Everybody who is connected, the usual ones first. */
  const inOrder = (): readonly Held[] => {
    const { ahead, own } = levels.standard
    return [...new Set([...ahead, ...own, ...held.keys()])].flatMap(name => held.get(name) ?? [])
  }
  const doesSee = seers((known: Connectable) => sees(known, environment))

  return {
    /** Takes in what has changed. */
    refresh() {
      const all = hold()
      held = new Map(all.map(one => [nameOf(one.known), one]))
      seats = new Map(all.flatMap(({ known, seat }) => (seat ? [[JSON.stringify(known), seat]] : [])))
      levels = levelsOf(all)
      serving = {}
      serving.standard = servedBy('standard')
      for (const quality of qualities) serving[quality] = servedBy(quality)
    },
    serving: (quality: Quality) => serving[quality],
    levels: () => levels,
    /** Everybody else who is connected, the usual ones first: for what none of these could write. */
    besides: (names: readonly string[]) => {
      const taken = inOrder().flatMap(({ known, seat }) => (names.includes(nameOf(known)) ? [] : (seat ?? [])))
      return taken.length ? servingOf(taken) : undefined
    },
    /** Those that can be shown pictures. */
    async seer() {
      const all = inOrder()
      const see = await Promise.all(all.map(one => (one.seat ? doesSee(one.known) : false)))
      const taken = all.flatMap(({ seat }, at) => (see[at] && seat ? [seat] : []))
      return taken.length ? servingOf(taken) : undefined
    },
    /** The first of one of these providers, the usual ones first, with its key. */
    reached<Provider extends string>(of: readonly Provider[]): Reached<Provider> | undefined {
      for (const { known, seat } of inOrder()) {
        const provider = of.find(id => id === known.provider)
        const address = seat && addressOf(known.provider, environment)
        if (provider && address) return { name: nameOf(known), provider, address, model: known.model, key: known.key }
      }
      return undefined
    },
    /** The model of this name, where it is connected. */
    seat: (name: string) => held.get(name)?.seat,
    known: (name: string) => held.get(name)?.known,
    all: (): readonly Member[] =>
      [...held.values()].map(({ known, seat }) => ({
        ...connectedAs(known),
        works: !!seat,
        ...seat?.health.state(),
      })),
  }
}
