import type { Locale, Text } from '#shared/text.ts'
import { titleOf } from '#shared/title.ts'
import { momentIn } from '../library/moment.ts'
import type { NamedEngine } from '../custom-engines/catalogue.ts'
import type { Run } from '../store/run.ts'
import { runView } from '../views.ts'

/** What is needed to write texts down for their reader. */
export type Means = { readonly engines: readonly NamedEngine[]; readonly locale: Locale }

const inputs: Text = { de: 'Eingaben', en: 'Inputs' }
const unfinished: Text = { de: 'Kein fertiger Text.', en: 'No finished text.' }

/** What was typed, each under what it was asked by; of an engine that is gone, under the field's name. */
const typedIn = ({ values, engine, call }: Run, { engines, locale }: Means) => {
  const fields = engines.find(({ slug }) => slug === engine)?.calls[call]?.fields
  return Object.entries(values).flatMap(([name, value]) => {
    const typed = [value].flat().filter(one => typeof one === 'string' && one.trim())
    return typed.length ? [`*${fields?.[name]?.label[locale] ?? name}*\n${typed.join(', ')}`] : []
  })
}

const quoted = (text: string) => text.trim().replaceAll(/^/gm, '> ')

const answersOf = ({ text, variants }: Run) => (variants ? variants.map(one => one.text) : [text]).filter(Boolean)

/** A text for whoever reads it: when and with what it was made, what was typed, what came of it. */
const asSection = (run: Run, { engines, locale }: Means) => {
  const name = engines.find(({ slug }) => slug === run.engine)?.name[locale] ?? run.engine
  const typed = typedIn(run, { engines, locale })
  const answers = answersOf(run)
  const when = `${name} · ${momentIn(locale, run.startedAt)}`
  const { title } = titleOf(typeof run.answer === 'string' ? run.text : run.answer)
  return [
    ...(title ? [`## ${title}`, `*${when}*`] : [`## ${when}`]),
    ...(typed.length ? [`**${inputs[locale]}**`, typed.map(quoted).join('\n>\n')] : []),
    ...(answers.length ? answers : [`*${unfinished[locale]}*`]),
  ].join('\n\n')
}

type Some = AsyncIterable<readonly Run[]>

/** The texts as JSON, for other programs. */
export async function* textsAsJson(all: Some) {
  let between = '[\n'
  for await (const some of all) {
    for (const run of some) {
      yield between + JSON.stringify(runView(run))
      between = ',\n'
    }
  }
  yield between === '[\n' ? '[]\n' : '\n]\n'
}

/** The texts as Markdown, for people. */
export async function* textsAsMarkdown(all: Some, month: string, means: Means) {
  yield `# ${month}\n`
  for await (const some of all) for (const run of some) yield `\n${asSection(run, means)}\n`
}
