// Sends the example of every call, in both languages, to the connected model, and says what came of it:
// npm run eval, or npm run eval -- press whitepaper de
import { engines } from '#catalogue/index.ts'
import { ConfigError } from '#server/config.ts'
import { sentenceOf } from '#shared/problems.ts'
import { locales } from '#shared/text.ts'
import { evaluate } from './eval/evaluate.ts'
import { connectedModel } from './eval/model.ts'
import { table } from './eval/table.ts'

const all = engines.flatMap(({ calls }) => Object.keys(calls))
const named = process.argv.slice(2)
const ofThese = <Name extends string>(names: readonly Name[]) => {
  const wanted = names.filter(name => named.includes(name))
  return wanted.length ? wanted : names
}

/** Ends with a sentence, as the server itself would. */
const end = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const unknown = named.find(name => ![...all, ...locales].includes(name))
if (unknown) end(`There is no call named ${unknown}. There is: ${all.join(', ')}.`)

const { write, name } = await connectedModel(process.env).catch((error: unknown) => {
  if (error instanceof ConfigError) return end(error.message)
  throw error
})
const folder = `evals/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)} ${name.replaceAll(/[^\w.-]+/g, '-')}`

console.log(`Asking ${name}.`)
const { rows, problem } = await evaluate({
  ...{ paths: ofThese(all), locales: ofThese(locales), write, folder },
  tell: ({ name: row }) => console.log(row),
})
if (rows.length) console.log(`\n${table(rows)}\n\nThe answers are in ${folder}.`)
if (problem) end(sentenceOf(problem).en)
