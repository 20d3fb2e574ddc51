import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { sprite } from './scripts/sprite.ts'
import { postgresAnswers, redisAnswers } from './tests/available.ts'
import { chromiumFile, howToGetChromium } from './tests/browser.ts'
import { closing } from './tests/suite/closing.ts'
import { LongestFirst } from './tests/suite/longest-first.ts'
import { reaches } from './tests/suite/reaching.ts'

const [postgres, redis] = await Promise.all([postgresAnswers(), redisAnswers()])
const servers = postgres && redis
const browser = chromiumFile() !== undefined
const seconds = 1000

const project = (
  name: string,
  { lacking = false, ...test }: { lacking?: boolean } & NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...test, ...(lacking && { runner: './tests/suite/skipping.ts' }) },
})

// What opens a database runs on both; a file that does not touch one says the same on each, and runs once.
const databases = new Set([join(import.meta.dirname, 'tests/database.ts')])
const ofServer = globSync('src/server/**/*.test.ts', { cwd: import.meta.dirname })
const { both = [], once = [] } = Object.groupBy(ofServer, file =>
  reaches(join(import.meta.dirname, file), databases) ? 'both' : 'once',
)
// These folders ask a server, but what they prove is decided before a row is read or after it: the database is not their
// subject. Files with a statement that no other sends are on both (docs/decisions/091-the-suite.md).
const ofOneStore = [
  '{exports,http,image-search,outside,pages,spelling}/**/*',
  'works/**/!(painted)',
  'models/!(open-models)',
  'account/sender',
  'admin/{models,videos}',
  'documents/files',
  'editor/editor',
  'engines/words',
  'openapi',
  'runs/{bad-answers,in-parts,notes}',
].map(name => `src/server/${name}.test.ts`)
// A worker takes one file after the other: what they share, the whole server, is loaded once for all of them.
const shared = { isolate: false }
// What needs a clock, a process or a browser may fail on a busy machine: it is tried once more, and named at the end.
const onceMore = { retry: 1 }
const onTheServer = { ...shared, ...onceMore, include: both, testTimeout: 60 * seconds, hookTimeout: 60 * seconds }
// Three installations are filled with texts before the first screen is looked at. A limit is there to end what hangs: a
// long journey of 20 seconds takes a minute on a machine that is three times as slow.
const onTheWhole = { ...shared, ...onceMore, testTimeout: 150 * seconds, hookTimeout: 180 * seconds }

/** The suite: from quick tests of single parts to a person's whole way through a browser. */
export default defineConfig({
  plugins: [sprite()],
  test: {
    // What is looked for again and again may take its time on a busy machine.
    expect: { poll: { timeout: 30 * seconds } },
    // Half of the time a test waits: for a database, a browser, a second that has to pass.
    maxWorkers: Math.min(6, 2 * availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // Most of what a process for a picture or a document takes is reading our sources; \`npm test\` has built them.
    env: { TEST_BUILT: join(import.meta.dirname, 'dist') },
    reporters: [
      'default',
      closing([
        ...(servers ? [] : ['PostgreSQL or Redis does not answer: what needs them was skipped.']),
        ...(browser ? [] : [`There is no browser, and its tests were skipped: ${howToGetChromium}.`]),
      ]),
    ],
    projects: [
      project('house', {
        ...shared,
        include: ['{src,tests}/*.test.ts', 'src/{shared,language,catalogue,web}/**/*.test.{ts,tsx}', ...once],
        // Processes that work on pictures and documents begin here; with thirty at work on two cores one takes long.
        testTimeout: 60 * seconds,
        hookTimeout: 60 * seconds,
      }),
      project('server', { ...onTheServer }),
      project('server on PostgreSQL and Redis', {
        ...onTheServer,
        exclude: [...configDefaults.exclude, ...ofOneStore],
        lacking: !servers,
        env: { TEST_STORE: 'postgres', TEST_CACHE: 'redis' },
      }),
      project('faults', { ...onTheWhole, include: ['tests/faults/*.test.ts'] }),
      project('journeys', { ...onTheWhole, lacking: !browser, include: ['tests/journeys/*.test.ts'] }),
    ],
  },
})
