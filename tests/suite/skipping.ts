import { TestRunner } from 'vitest'

type Task = { mode: string; tasks?: Task[] }

const skip = (task: Task) => {
  task.mode = 'skip'
  task.tasks?.forEach(skip)
}

/** Finds the tests of a project that lacks what it needs, and skips every one, so that they are counted. */
export default class Skipping extends TestRunner {
  onCollected(files: Task[]) {
    files.forEach(skip)
  }
}
