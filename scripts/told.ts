import { compose, composeForPainter } from '#catalogue/compose.ts'
import type { Call } from '#catalogue/call.ts'
import { editor } from '#catalogue/editor/index.ts'
import { engines, finderIn } from '#catalogue/index.ts'
import { pictureTools } from '#catalogue/pictures/index.ts'
import { missingPrompt, restPrompt } from '#catalogue/article.ts'
import { claimsShape, fromMemory, quotationsPrompt, quotationsShape, recalledShape } from '#catalogue/factcheck.ts'
import { outline, outlinePrompt, sectionPrompt } from '#catalogue/longform.ts'
import { outputLanguage } from '#catalogue/output-language.ts'
import { reasonsPrompt, reasonsShape } from '#catalogue/reasons.ts'
import { gather, materialOf } from '#server/works/gather.ts'
import { settledShape, type Shape } from '#shared/answers.ts'
import { check } from '#shared/check.ts'
import { exampleOf } from '#shared/example.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { answerSchema, modelSchema } from '#shared/json-schema.ts'
import { sampleOf } from '#shared/sample.ts'
import { namedIn, type Source } from '#shared/sources.ts'
import { inEach, localeOf, type Text } from '#shared/text.ts'

type Asking = {
  /** The language that is asked for, as `de`. */
  wanted: string
  /** A filled-in form; else the call's example. */
  given?: Values
  /** What stands in every page and document that the form names. */
  read: string
  nonce: string
  today: Date
}

/** One question to a model: house rules and prompt. `step` says which of several it is. */
export type Told = { step: string; system: string; prompt: string }

/** A call of the catalogue, with its tools for pictures, or of the editor's drawer. */
const called = finderIn([...engines, ...pictureTools, editor])

const source = { title: '…', words: 0, address: 'https://example.com/' }

/** Pictures that a form cannot do without: an example holds none. */
const brought = (fields: Fields): Values =>
  sampleOf(
    Object.fromEntries(
      Object.entries(fields).filter(
        ([, field]) => 'accept' in field && field.accept === 'images' && !field.optional && field.or === undefined,
      ),
    ),
  )

/** The example of a call, as somebody with this language would fill it in. */
export const exampleFor = (path: string, wanted: string): Values => {
  const { engine, call } = called(path)
  return { ...brought(call.fields), ...exampleOf(engine.guide.example[path] ?? {}, wanted === 'de' ? 'de' : 'en') }
}

/** A form as a server takes it, with its defaults. Throws where something is wrong with it. */
export const checked = (path: string, given: Values): Values => {
  const { values, problems } = check(called(path).call.fields, given)
  if (Object.keys(problems).length) throw new Error(`${path}: ${JSON.stringify(problems)}`)
  return values
}

/** Whether its prompt goes to who paints, which knows neither house rules nor fences. */
const isPainted = ({ by, otherwise }: Call) => by === 'painted' || otherwise?.by === 'painted'

/** What a model is told for a form: one question, or, of a long text, those for its outline and its sections. */
export const toldFor = (path: string, { wanted, given, read, nonce, today }: Asking): Told[] => {
  const { call } = called(path)
  const values = checked(path, given ?? exampleFor(path, wanted))
  const language = outputLanguage(call, values, undefined, wanted)
  const readAt = today.toISOString()
  const sources = namedIn(call.fields, values).map((named): Source => ({ ...source, ...named, text: read, readAt }))
  const material = materialOf(gather(call.fields, values, sources), language)
  type Question = {
    beside?: Readonly<Record<string, string>>
    shape?: Shape
    schema?: object
    notes?: true
    decides?: Call['language']
  }
  const told = (step: string, prompt: Text, { beside, decides, ...rest }: Question): Told => ({
    step,
    ...compose({
      ...{ fields: call.fields, values, language, decides, nonce, today, basis: call.basis, keeps: call.keeps },
      ...{ prompt, material: { ...material, ...beside }, ...rest },
    }),
  })
  const decides = call.language
  if (isPainted(call)) {
    const locale = localeOf(language)
    return [{ step: '', system: '', prompt: composeForPainter({ ...call, values, material, locale }) }]
  }
  if (call.by === 'corrected') {
    const beside = { corrections: '1. … → …\n2. … → …' }
    return [
      told('', call.prompt, { decides }),
      told('reasons', reasonsPrompt, { beside, schema: modelSchema(reasonsShape, {}, language) }),
    ]
  }
  if (call.by === 'factcheck') {
    const asking = (shape: Shape) => ({ decides, schema: modelSchema(shape, {}, language) })
    const recalled = inEach(locale => `${call.prompt[locale]}\n\n${fromMemory[locale]}`)
    const beside = { claim: '…', page1: '…', page2: '…', page3: '', page4: '', content: '' }
    return [
      told('', call.prompt, asking(claimsShape)),
      told('without a search', recalled, asking(recalledShape)),
      told('quotations', quotationsPrompt, { ...asking(quotationsShape), beside }),
    ]
  }
  if (call.by === 'article')
    return [
      told('', call.prompt, { decides, notes: true }),
      told('missing', missingPrompt, { decides, beside: { missing: '## …\n## …' }, notes: true }),
      told('rest', restPrompt, { decides, notes: true }),
    ]
  if (call.by !== 'longform') {
    const shape = settledShape(call.answer, values)
    return [told('', call.prompt, { decides, shape, schema: answerSchema(shape, values, language), notes: true })]
  }
  const [plan, section] = ['1. …: …\n2. …: …\n3. …: …', sectionPrompt(call.prompt)]
  return [
    told('outline', outlinePrompt(call.prompt), { decides, schema: modelSchema(outline, {}, language) }),
    told('first section', section, { decides, beside: { outline: plan, section: '1. …', written: '' } }),
    told('last section', section, {
      decides,
      beside: { outline: plan, section: '3. …', written: '# …\n\n…' },
      notes: true,
    }),
  ]
}
