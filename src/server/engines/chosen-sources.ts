import { requirePlan } from '../plans/access.ts'
import type { FoundCall } from '../custom-engines/catalogue.ts'
import { requireOwn } from '../files/own-files.ts'
import { filledIn } from '../http/rules.ts'
import { chosenRule } from '../works/research/chosen.ts'
import type { Signed } from '../world.ts'

/** The call whose research a call belongs to: its own, or that of the text it writes a part of. */
const researchedCall = ({ world }: Signed['Variables'], found: FoundCall) => {
  const { partOf, fields } = found.call
  if (partOf) return world.catalogue.find(partOf.call)
  return fields.hasResearchData ? found : undefined
}

/**
 * The sources that a call is to be written from, where it is asked to research: read, not searched for, so they hold
 * also where no search is connected. Throws `plan_too_small` where research is not open to the person.
 */
export const sourcesIn = async (
  signed: Signed['Variables'],
  found: FoundCall,
  callHere: (found: FoundCall) => FoundCall,
  sent: Readonly<Record<string, unknown>>,
) => {
  if (sent.sources === undefined || sent.hasResearchData !== true) return undefined
  const researched = await researchedCall(signed, found)
  if (!researched) return undefined
  const { engine, call } = callHere(researched)
  const { hasResearchData } = { ...researched.call.fields, ...call.fields }
  requirePlan(signed.user, engine, { ...call, fields: { ...(hasResearchData && { hasResearchData }) } }, sent)
  const { sources } = filledIn({ sources: chosenRule }, sent)
  if (sources) await requireOwn(signed, sources)
  return sources
}
