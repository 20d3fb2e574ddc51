import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { png } from '#tests/documents/export-texts.ts'
import { heldFile } from '#tests/held-file.ts'
import { childrenOf, tellsOfProcesses } from '#tests/processes.ts'
import { serving } from '#tests/serving.ts'
import { bounds } from '../exports/bounds.ts'
import { layFiles } from '../files/laid-files.ts'
import { drawnForFile } from './in-file.ts'
import { openPictures } from './pictures.ts'

const served = serving({ model: false })
const never = new AbortController().signal
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'federwerk-in-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test.runIf(tellsOfProcesses)(
  'a picture that a process dies of leaves those behind it to another',
  async () => {
    const folder = await newFolder()
    const reported: unknown[] = []
    const pictures = openPictures(join(folder, 'work'), folder, { report: error => reported.push(error) })
    const paths = ['0', '1', '2'].map(name => join(folder, name))
    await Promise.all([0, 2].map(at => writeFile(paths[at] ?? '', png(30 + at, 20))))
    heldFile(paths[1] ?? '')
    const given = paths.map((path, at) => ({ field: String(at), path, name: '' }))
    const drawn: string[] = []
    for await (const { field } of pictures.redrawn('someone', given, bounds.redrawn, never)) {
      drawn.push(field)
      if (field !== '0') continue
      // The next is begun by then, and waits for its bytes.
      await new Promise(resolve => setTimeout(resolve, 1_000))
      for (const child of childrenOf(process.pid, 'pictures')) process.kill(child, 'SIGKILL')
    }
    expect(drawn).toEqual(['0', '2'])
    expect(reported).toHaveLength(1)
  },
  60_000,
)

test('what is more than may be laid down for one file is left out, and smaller ones are not', async () => {
  const anna = await served.person({ plan: 'basic' })
  const [large, small] = [png(400, 300), png(30, 20)]
  const wanted = new Map(Object.entries({ large, small }).map(([name, bytes]) => [name, new Uint8Array(bytes)]))
  const as = { ...bounds.redrawn, given: small.length }
  expect([...(await drawnForFile(served.world, anna.id, wanted, as, never)).keys()]).toEqual(['small'])
})

test('a file that falls silent while it is laid down is not waited for for ever', async () => {
  const { lies, remove } = await layFiles(await newFolder())
  onTestFinished(remove)
  async function* silent() {
    yield new Uint8Array(10)
    await new Promise(() => {})
  }
  await expect(lies('a', silent(), 'a', AbortSignal.timeout(50))).rejects.toThrow()
})
