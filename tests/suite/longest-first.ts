import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isLong = ({ moduleId }: TestSpecification) => /\/screens-in-|\/faults\/kill/.test(moduleId)

/** These, evenly among those. */
const spread = <Item>(these: readonly Item[], those: readonly Item[]) => {
  const share = Math.ceil(those.length / these.length)
  return these.flatMap((one, at) => [one, ...those.slice(at * share, (at + 1) * share)])
}

/**
 * What takes minutes begins before what takes seconds, so that no worker waits for it in the end. Faults mostly wait,
 * for a lease or a limit to run out; single parts compute meanwhile.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const byProject = Map.groupBy(sorted, ({ project }) => project.name)
    for (const [name, ofOne] of byProject)
      byProject.set(
        name,
        ofOne.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))),
      )
    const { faults = [], house = [], ...rest } = Object.fromEntries(byProject)
    return [...(faults.length ? spread(faults, house) : house), ...Object.values(rest).flat()]
  }
}
