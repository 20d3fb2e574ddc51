import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { freePort, freshFolder, listening, runProgram } from '#tests/federwerk.ts'
import { nowhere } from '#tests/model-server.ts'
import { digits, median, type Row } from './table.ts'

const rounds = 7
const empty = `require('node:http').createServer().listen(0, '127.0.0.1', () => console.log('listening'))`

const since = (moment: number) => (performance.now() - moment) / 1000

/** Node itself, with a server that can do nothing. */
const bare = async () => {
  const began = performance.now()
  const child = spawn(process.execPath, ['-e', empty])
  await once(child.stdout, 'data')
  const seconds = since(began)
  child.kill()
  await once(child, 'exit')
  return seconds
}

const ours = async (folder: string) => {
  const environment = { ...nowhere, DATA_DIR: folder, PORT: String(await freePort()) }
  const began = performance.now()
  const running = runProgram(environment)
  await listening(running)
  const seconds = since(began)
  await running.end()
  return seconds
}

/** How long it takes until people can come in, on a database that is there already. */
export const timeToListen = async (): Promise<Row[]> => {
  const folder = await freshFolder()
  const found: [number, number][] = []
  for (let round = 0; round < rounds; round++) found.push([await bare(), await ours(folder)])
  rmSync(folder, { recursive: true, force: true })
  const seconds = median(found.map(([, own]) => own))
  return [
    {
      what: 'From start to listening, embedded database',
      bare: `${digits(median(found.map(([nothing]) => nothing)))} s`,
      ours: `${digits(seconds)} s`,
      result: `${digits(seconds)} s`,
      aim: '1 s',
      met: seconds <= 1,
    },
  ]
}
