import { addressIn } from '#shared/document/attributes.ts'
import { attribute, tokensOf } from '../xml.ts'

/** What lies beside a part of a Word file, by the names that part has for it: addresses, and names in the archive. */
export type Relationships = Readonly<{ links: ReadonlyMap<string, string>; files: ReadonlyMap<string, string> }>

const nothing: Relationships = { links: new Map(), files: new Map() }

/** A path as the archive has it, from the folder of the part that names it. */
const pathFrom = (folder: string, target: string) => {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** Where the list of what lies beside a part is kept. */
export const besideName = (part: string) => part.replace(/([^/]*)$/, '_rels/$1.rels')

/** Reads the list of what lies beside the part of this name; a link leads only where links may. */
export const besideOf = (part: string, xml: string | undefined): Relationships => {
  if (!xml) return nothing
  const [links, files] = [new Map<string, string>(), new Map<string, string>()]
  const folder = part.replace(/[^/]*$/, '')
  for (const token of tokensOf(xml)) {
    if (token.kind !== 'open' || !token.name.endsWith('Relationship')) continue
    const [id, target] = [attribute(token.attributes, 'Id'), attribute(token.attributes, 'Target')]
    if (!id || !target) continue
    if (attribute(token.attributes, 'TargetMode') !== 'External') files.set(id, pathFrom(folder, target))
    else {
      const address = addressIn(target)
      if (address) links.set(id, address)
    }
  }
  return { links, files }
}
