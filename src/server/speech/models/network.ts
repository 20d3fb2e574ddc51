import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import * as z from 'zod/mini'
import { type GraphName, graphs } from './supertonic.ts'

/** The files are not what they are known for. */
export class FileTrouble extends Error {}
/** They do not fit into the memory that is left. */
export class MemoryTrouble extends Error {}

const settings = z.object({
  ae: z.object({ sample_rate: z.int(), base_chunk_size: z.int() }),
  ttl: z.object({ chunk_compress_factor: z.int(), latent_dim: z.int() }),
})
const numbers = z.array(z.int())
const values = z.object({ dims: z.array(z.int()), data: z.array(z.unknown()) })
const style = z.object({ style_ttl: values, style_dp: values })

/** Loading holds the networks several times at once. */
const timesHeld = 3
const isOfMemory = (error: unknown) => /bad_alloc|out of memory|allocation|memory access/i.test(String(error))

const json = async <Schema extends z.ZodMiniType>(schema: Schema, path: string): Promise<z.output<Schema>> =>
  schema.parse(JSON.parse(await readFile(path, 'utf8')))

const tensorOf = ({ dims, data }: z.infer<typeof values>) =>
  new Tensor('float32', Float32Array.from(data.flat(Infinity) as number[]), dims)

const requireMemory = async (folder: string) => {
  const sizes = await Promise.all(graphs.map(async name => (await stat(join(folder, `${name}.onnx`))).size))
  const needed = timesHeld * sizes.reduce((sum, size) => sum + size, 0)
  if (process.availableMemory() < needed) throw new MemoryTrouble(`${needed} bytes are needed.`)
}

const sessionOf = async (folder: string, name: GraphName) =>
  InferenceSession.create(new Uint8Array(await readFile(join(folder, `${name}.onnx`))), {
    executionProviders: ['wasm'],
  })

const loadAll = async (folder: string, threads: number) => {
  await requireMemory(folder)
  env.wasm.numThreads = threads
  env.logLevel = 'error'
  const { ae, ttl } = await json(settings, join(folder, 'tts.json'))
  const sessions: Partial<Record<GraphName, InferenceSession>> = {}
  for (const name of graphs) sessions[name] = await sessionOf(folder, name)
  return {
    folder,
    rate: ae.sample_rate,
    /** How many samples one column of what is drawn stands for, and how many values it has. */
    column: ae.base_chunk_size * ttl.chunk_compress_factor,
    channels: ttl.latent_dim * ttl.chunk_compress_factor,
    numbers: await json(numbers, join(folder, 'unicode_indexer.json')),
    /** What a network says first. */
    async says(name: GraphName, inputs: Readonly<Record<string, Tensor>>): Promise<Tensor> {
      const session = sessions[name]
      const said = session && (await session.run(inputs))[session.outputNames[0] ?? '']
      if (!(said?.data instanceof Float32Array)) throw new TypeError(`${name} has said nothing.`)
      return said
    },
    /** What a voice adds. Throws `FileTrouble`. */
    async voice(name: string) {
      try {
        const { style_ttl, style_dp } = await json(style, join(folder, `${name}.json`))
        return { style_ttl: tensorOf(style_ttl), style_dp: tensorOf(style_dp) }
      } catch (error) {
        throw new FileTrouble(String(error))
      }
    },
  }
}
export type Network = Awaited<ReturnType<typeof loadAll>>

/** What failed, as far as it can be told: for want of memory, or as something else. */
export const asMemory = (error: unknown, otherwise: (why: string) => Error) => {
  if (error instanceof FileTrouble || error instanceof MemoryTrouble) return error
  return isOfMemory(error) ? new MemoryTrouble(String(error)) : otherwise(String(error))
}

/** Loads the networks of a folder. Throws `FileTrouble` or `MemoryTrouble`. */
export const load = (folder: string, threads: number): Promise<Network> =>
  loadAll(folder, threads).catch((error: unknown) => {
    throw asMemory(error, why => new FileTrouble(why))
  })
