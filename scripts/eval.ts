// Sends cases to the connected model and says what came of them:
//   npm run eval                        the example of every call, in both languages; -- press de   some of them
//   npm run eval -- --against plain     our prompts beside one plain line, judged blind; -- press de   some of them
//   npm run eval -- --models a,b        two models on the same cases, named as in TEXT_MODEL
// With --cases FOLDER on cases of one's own, with --judge provider:model judged by another model, too.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { engines } from '#catalogue/index.ts'
import { asksFor } from '#catalogue/works.ts'
import { ConfigError } from '#server/config.ts'
import { asProblem, sentenceOf } from '#shared/problems.ts'
import { locales } from '#shared/text.ts'
import { casesIn } from './eval/case.ts'
import { compare, withOurs, withPlainLine } from './eval/compare.ts'
import { evaluate } from './eval/evaluate.ts'
import { connectedModel } from './eval/model.ts'
import { table } from './eval/table.ts'
import { tally } from './eval/tally.ts'

/** Ends with a sentence, as the server itself would. */
const end = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}
const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

const text = { type: 'string' } as const
const read = () => {
  try {
    const options = { against: text, models: text, judge: text, cases: text }
    return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options })
  } catch (error) {
    return end(sentence(error))
  }
}
const { values: options, positionals: named } = read()

/** Calls that a model answers; what is only spoken has nothing to be judged. */
const all = engines.flatMap(({ calls }) =>
  Object.keys(calls).filter(path => asksFor(calls[path]?.by ?? 'once', 'write')),
)
const unknown = named.find(name => ![...all, ...locales].includes(name))
if (unknown) end(`There is no call named ${unknown}. There is: ${all.join(', ')}.`)
if (options.against && options.against !== 'plain') end('Only --against plain is known.')
const ofThese = <Name extends string>(names: readonly Name[]) => {
  const wanted = names.filter(name => named.includes(name))
  return wanted.length ? wanted : names
}

const connected = (model?: string) =>
  connectedModel({ ...process.env, ...(model && { TEXT_MODEL: model }) }).catch((error: unknown) => {
    if (error instanceof ConfigError) return end(error.message)
    throw error
  })

const folderFor = (name: string) =>
  `evals/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)} ${name.replaceAll(/[^\w.-]+/g, '-')}`

const examples = async () => {
  const { write, name } = await connected()
  const folder = folderFor(name)
  console.log(`Asking ${name}.`)
  const { rows, problem } = await evaluate({
    ...{ paths: ofThese(all), locales: ofThese(locales), write, folder },
    tell: ({ name: row }) => console.log(row),
  })
  if (rows.length) console.log(`\n${table(rows)}\n\nThe answers are in ${folder}.`)
  if (problem) end(sentenceOf(problem).en)
}

const shipped = path.join(import.meta.dirname, 'eval/cases')

/** The two that are compared, and who judges: the models themselves, and the one that is named besides. */
const contest = async () => {
  const names = options.models?.split(',').map(name => name.trim()) ?? []
  if (options.models && names.length !== 2) end('Name two models: --models ollama:qwen3:8b,openai:gpt-5-mini')
  const models = options.models ? await Promise.all(names.map(connected)) : [await connected()]
  const [one, other] = models
  if (!one) return end('There is no model to ask.')
  const judges = [...models, ...(options.judge ? [await connected(options.judge)] : [])]
  const first = withOurs(other ? one.name : 'ours', one.write)
  return { first, second: other ? withOurs(other.name, other.write) : withPlainLine(one.write), judges }
}

const readCases = (folder: string) => {
  try {
    return casesIn(folder)
  } catch (error) {
    return end(sentence(error))
  }
}

const comparison = async () => {
  const cases = readCases(options.cases ?? shipped).filter(
    one => ofThese(all).includes(one.path) && ofThese(locales).includes(one.locale),
  )
  if (!cases.length) end('There is no such case.')
  const { first, second, judges } = await contest()
  const folder = folderFor(`${first.name} beside ${second.name}`)
  console.log(`Asking for ${cases.length} cases, judged by ${judges.map(({ name }) => name).join(' and ')}.`)
  const { rows, failure } = await compare({
    ...{ cases, first, second, folder, judges: judges.map(({ write }) => write) },
    tell: ({ name, preferred }) => console.log(`${name}: ${preferred.join(', ')}`),
  })
  if (rows.length) console.log(`\n${tally(rows, [first.name, second.name])}\n\nThe answers are in ${folder}.`)
  if (failure) end(sentenceOf(asProblem(failure, 'model_failed').code).en)
}

await (options.against || options.models ? comparison() : examples())
