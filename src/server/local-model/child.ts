import type { Llama } from 'node-llama-cpp'
import type * as Program from 'node-llama-cpp'
import { isGguf } from './gguf.ts'
import { contextFor, type HeldModel, loaded, Overfull, roomIn } from './held-model.ts'
import type { ToRunner } from '../process/runner.ts'
import type { FromModel, LocalFailure, LocalQuestion } from './talk.ts'

const say = (told: FromModel) => process.send?.(told)

class FileTrouble extends Error {}
class NotInstalled extends Error {}

let program: typeof Program | undefined
let llama: Llama | undefined
let held: HeldModel | undefined

/** The program that runs models, started once: nothing is built, and nothing is fetched. */
const started = async () => {
  try {
    program ??= await import('node-llama-cpp')
    llama ??= await program.getLlama({
      gpu: process.platform === 'darwin' ? 'auto' : false,
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      maxThreads: 0,
      logLevel: program.LlamaLogLevel.error,
    })
    return { program, llama }
  } catch (error) {
    throw new NotInstalled(String(error), { cause: error })
  }
}

const modelAt = async (path: string) => {
  const ready = await started()
  if (held?.path === path) return { ...ready, held }
  await held?.model.dispose()
  held = undefined
  if (!(await isGguf(path))) throw new FileTrouble('It does not begin as a GGUF file does.')
  try {
    held = await loaded(ready.program, ready.llama, path)
  } catch (error) {
    if (error instanceof ready.program.InsufficientMemoryError) throw error
    throw new FileTrouble(String(error), { cause: error })
  }
  return { ...ready, held }
}

/** The grammar of a schema; a schema that it cannot express is left to the prompt, which names the shape as well. */
const grammarFor = async (of: Llama, schema: object | undefined) => {
  try {
    return schema && (await of.createGrammarForJsonSchema(schema as Parameters<Llama['createGrammarForJsonSchema']>[0]))
  } catch {
    return undefined
  }
}

const write = async ({ path, system, prompt, schema, temperature }: LocalQuestion, signal: AbortSignal) => {
  const ready = await modelAt(path)
  const tokens = ready.held.model.tokenize(system).length + ready.held.model.tokenize(prompt).length
  const context = await contextFor(ready.held, ready.llama, tokens)
  const sequence = context.getSequence()
  try {
    const session = new ready.program.LlamaChatSession({
      contextSequence: sequence,
      chatWrapper: ready.held.wrapper,
      systemPrompt: system,
    })
    const { stopReason } = await session.promptWithMeta(prompt, {
      signal,
      stopOnAbortSignal: true,
      maxTokens: roomIn(context, tokens),
      ...(temperature !== undefined && { temperature }),
      // A shape decides by itself what comes first: thoughts would stand in its way.
      grammar: await grammarFor(ready.llama, schema),
      budgets: { thoughtTokens: 0 },
      onTextChunk: text => say({ text }),
    })
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter
    say({
      done: stopReason === 'maxTokens' ? 'length' : 'stop',
      tokensIn: usedInputTokens,
      tokensOut: usedOutputTokens,
    })
  } finally {
    sequence.dispose()
  }
}

const failureOf = (error: unknown): LocalFailure => {
  if (error instanceof Overfull) return 'overfull'
  if (error instanceof FileTrouble) return 'file'
  if (error instanceof NotInstalled) return 'missing'
  return program && error instanceof program.InsufficientMemoryError ? 'memory' : 'failed'
}

/** Writes one text after the other for whoever has started it, with nothing in reach that fetches; ends with it. */
process.on('disconnect', () => process.exit())
for (const way of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, way)
let going: AbortController | undefined
process.on('message', (told: ToRunner<LocalQuestion>) => {
  if (told === 'stop') return going?.abort()
  going = new AbortController()
  write(told.begin, going.signal).catch((error: unknown) => {
    say({ failed: failureOf(error), why: String(error).slice(0, 500) })
  })
})
