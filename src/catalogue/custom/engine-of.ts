import { inOneLanguage, nameOf } from '#shared/one-language.ts'
import type { Call } from '../call.ts'
import type { Engine } from '../engine.ts'
import { isMore, moreFields } from '../more.ts'
import type { Definition, MadeCall } from './definition.ts'

const renamed = <Value>(table: Readonly<Record<string, Value>>, name: (key: string) => string) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [name(key), value]))

/** A call with its shared questions laid behind its own. */
const callOf = ({ more = [], fields, ...terms }: MadeCall): Call => ({
  ...terms,
  fields: { ...fields, ...moreFields(more.filter(name => !Object.hasOwn(fields, name))) },
})

/** The engine that a definition describes; its calls are named by `path`. */
export const engineOf = (definition: Definition, id: number, path: (key: string) => string = key => key): Engine => {
  const { only, name, ...said } = definition
  const { calls, guide, ...card } = inOneLanguage(said, only)
  return {
    ...card,
    name: nameOf(name),
    id,
    guide: { ...guide, example: renamed(guide.example, path) },
    calls: renamed(Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, callOf(call)])), path),
  }
}

/** Under what a made engine is called: its first call as itself, the others behind a dot. */
export const pathIn =
  (slug: string, { calls }: Pick<Definition, 'calls'>) =>
  (key: string) =>
    key === Object.keys(calls)[0] ? slug : `${slug}.${key}`

const ownOf = ({ fields, begins: _, partOf: __, ...terms }: Call): MadeCall => {
  const own = Object.entries(fields).filter(([, { more }]) => !more)
  const shared = Object.keys(fields).filter(name => fields[name]?.more && isMore(name))
  return { ...terms, fields: Object.fromEntries(own), ...(shared.length && { more: shared.filter(isMore) }) }
}

/** An engine of ours as a definition, to be copied or exported. */
export const definitionOf = ({
  calls,
  name,
  description,
  icon,
  category,
  action,
  access,
  guide,
}: Engine): Definition => ({
  name,
  description,
  icon,
  category,
  action,
  access,
  guide,
  calls: Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, ownOf(call)])),
})
