// What a model is told: node scripts/compose.ts <call> <de|en|…> ['{"field":"value"}'], else for the call's example.
// A page or a document that the form names is not read; a text file after the values stands in for it.
import { readFileSync } from 'node:fs'
import { compose } from '#catalogue/compose.ts'
import { findCall } from '#catalogue/index.ts'
import { outline, outlinePrompt, sectionPrompt } from '#catalogue/longform.ts'
import { outputLanguage } from '#catalogue/output-language.ts'
import { gather, materialOf } from '#server/works/gather.ts'
import { check } from '#shared/check.ts'
import { exampleOf } from '#shared/example.ts'
import type { Values } from '#shared/fields.ts'
import { modelSchema } from '#shared/json-schema.ts'
import { namedIn } from '#shared/sources.ts'
import type { Text } from '#shared/text.ts'

const [path = '', wanted = 'de', json, read] = process.argv.slice(2)
const { engine, call } = findCall(path)
const given: Values = json
  ? JSON.parse(json)
  : exampleOf(engine.guide.example[path] ?? {}, wanted === 'de' ? 'de' : 'en')
const { values, problems } = check(call.fields, given)
if (Object.keys(problems).length) throw new Error(JSON.stringify(problems))

const language = outputLanguage(call, values, undefined, wanted)
const text = read ? readFileSync(read, 'utf8') : '…'
const beside = { title: '…', words: 0, text, readAt: new Date().toISOString() }
const sources = namedIn(call.fields, values).map(named => ({ ...named, ...beside }))
const material = materialOf(gather(call.fields, values, sources), language)

const print = (title: string, prompt: Text, beside: Readonly<Record<string, string>>, schema?: object) => {
  const told = compose({
    ...{ fields: call.fields, values, language, nonce: 'k3x9w2', today: new Date() },
    ...{ prompt, material: { ...material, ...beside }, schema, untouched: call.language === 'untouched' },
  })
  console.log(`${title ? `##### ${title}\n\n` : ''}### system\n\n${told.system}\n\n### prompt\n\n${told.prompt}\n`)
}

if (call.by === 'longform') {
  print('outline', outlinePrompt(call.prompt), {}, modelSchema(outline, {}))
  const plan = { outline: '1. …: …\n2. …: …\n3. …: …', section: '2. …' }
  print('first section', sectionPrompt(call.prompt), { ...plan, section: '1. …', written: '' })
  print('another section', sectionPrompt(call.prompt), { ...plan, written: '# …\n\n…' })
} else print('', call.prompt, {}, modelSchema(call.answer, values))
