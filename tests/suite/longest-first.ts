import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isLong = ({ moduleId }: TestSpecification) => /\/screens-in-|\/faults\/kill/.test(moduleId)

/** What takes minutes begins before what takes seconds, so that no worker waits for it in the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const byProject = Map.groupBy(sorted, ({ project }) => project.name)
    return [...byProject.values()].flatMap(ofOne => ofOne.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))))
  }
}
