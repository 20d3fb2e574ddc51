import type { ChatWrapper, Llama, LlamaContext, LlamaModel } from 'node-llama-cpp'
import type * as Program from 'node-llama-cpp'

/** Room for an answer, and the least that is reserved, in tokens; the least room with which one is begun. */
const answerRoom = 4096
const least = 8192
const leastRoom = 128
/** What the form of a conversation takes besides its texts, in tokens. */
const around = 64

/** A text is longer than the model can hold. */
export class Overfull extends Error {}

/** A model in memory, and how it is spoken to. */
export type HeldModel = {
  path: string
  model: LlamaModel
  wrapper: ChatWrapper
  context?: LlamaContext
}

/** How many tokens are held for a text of so many, of at most so many. Throws `Overfull`. */
export const contextSizeFor = (tokens: number, most: number) => {
  const needed = tokens + around
  if (needed + leastRoom > most) throw new Overfull(`${tokens} tokens of ${most}`)
  return Math.min(least * 2 ** Math.max(0, Math.ceil(Math.log2((needed + answerRoom) / least))), most)
}

/** Loads a model; the one before has left. */
export const loaded = async (program: typeof Program, llama: Llama, path: string): Promise<HeldModel> => {
  const model = await llama.loadModel({ modelPath: path })
  // What a model thinks before it answers would be waited for, and read by nobody.
  const qwen = { thoughts: 'discourage' } as const
  const wrapper = program.resolveChatWrapper(model, { warningLogs: false, customWrapperSettings: { qwen } })
  return { path, model, wrapper }
}

/** A context that holds so many tokens: the one that is there, or a larger one in its place. */
export const contextFor = async (held: HeldModel, llama: Llama, tokens: number) => {
  const size = contextSizeFor(tokens, held.model.trainContextSize)
  if (held.context && held.context.contextSize >= size) return held.context
  await held.context?.dispose()
  held.context = undefined
  // One core is left to everything else that this machine does.
  const threads = Math.max(1, llama.cpuMathCores - 1)
  held.context = await held.model.createContext({ contextSize: size, threads })
  return held.context
}

/** How long an answer to so many tokens may be, in tokens. */
export const roomIn = ({ contextSize }: LlamaContext, tokens: number) => contextSize - tokens - around
