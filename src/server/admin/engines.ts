import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { compose } from '#catalogue/compose.ts'
import { icons } from '#catalogue/icons.ts'
import { engines as ours } from '#catalogue/index.ts'
import type { Definition } from '#catalogue/custom/definition.ts'
import { definitionOf, engineOf } from '#catalogue/custom/engine-of.ts'
import { fileOf, readFile } from '#catalogue/custom/file.ts'
import { type Read, readDefinition } from '#catalogue/custom/judge.ts'
import { templates } from '#catalogue/custom/templates.ts'
import { moreFields, moreNames } from '#catalogue/more.ts'
import { check } from '#shared/check.ts'
import { exampleOf } from '#shared/example.ts'
import { answerSchema } from '#shared/json-schema.ts'
import { Problem } from '#shared/problems.ts'
import { sampleOf } from '#shared/sample.ts'
import { namedIn, type Source } from '#shared/sources.ts'
import { locales, read, type Text } from '#shared/text.ts'
import { bodyOf } from '../http/checked.ts'
import { localeOf } from '../http/languages.ts'
import { findingsIn, findingView, madeView, openedView } from '../custom-engines/views.ts'
import { filledIn, may, needs } from '../http/rules.ts'
import { gather, materialOf } from '../works/gather.ts'
import type { Signed } from '../world.ts'

const object = z.record(z.string(), z.unknown())
const revision = needs(z.int().check(z.gte(1)), { de: 'Die Nummer des Entwurfs.', en: 'The number of the draft.' })
const note = may(z.string().check(z.trim(), z.maxLength(500)), {
  de: 'Höchstens 500 Zeichen.',
  en: 'At most 500 characters.',
})
const like = may(z.string().check(z.maxLength(100)), {
  de: 'Der Name eines Werkzeugs oder einer Vorlage.',
  en: 'The name of a tool or a template.',
})
const draft = needs(object, { de: 'Der Entwurf.', en: 'The draft.' })
const file = needs(object, { de: 'Der Inhalt einer Werkzeug-Datei.', en: 'The content of a tool file.' })

/** What was read, or `engine_unreadable` with everything that is no part of a definition. */
const sound = (c: Context<Signed>, found: Read): Definition => {
  if ('definition' in found) return found.definition
  const findings = found.findings.map(findingView(localeOf(c, c.var.user)))
  throw new Problem('engine_unreadable', { findings })
}

/** The definition behind a name: of a template, of an engine of ours, of one that was made here. */
const definitionFor = async (c: Context<Signed>, name: string): Promise<Definition> => {
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined
  const own = ours.find(({ slug }) => slug === name)
  return template ?? (own ? definitionOf(own) : (await c.var.world.engines.find(name)).draft)
}

const view = async (c: Context<Signed>, id: string) => {
  const { engines } = c.var.world
  const [row, versions] = await Promise.all([engines.find(id), engines.versions(id)])
  return c.json(openedView(row, versions, localeOf(c, c.var.user)))
}

const nameOf = ({ name }: Definition) => read(name, 'de') || read(name, 'en')

/** Publishes, says so in the audit log, and shows what is there now. */
const published = async (c: Context<Signed>, id: string, definition: Definition, seen?: number) => {
  const { world, user } = c.var
  const { note: said = '' } = filledIn({ note }, await bodyOf(c))
  const version = await world.engines.publish(id, finishedIn(c, definition), said, user.id, seen)
  await world.audit.record(user, 'engine_published', nameOf(definition), { id, version, note: said })
  return view(c, id)
}

/** A definition as it may be published, or `engine_unfinished` with everything that is wrong with it. */
const finishedIn = (c: Context<Signed>, definition: Definition) => {
  const findings = findingsIn(definition, localeOf(c, c.var.user))
  if (findings.length) throw new Problem('engine_unfinished', { findings })
  return definition
}

const numberIn = (c: Context<Signed>) => {
  const number = Number(c.req.param('number'))
  if (!Number.isInteger(number) || number < 1 || number > 1_000_000) throw new Problem('not_found')
  return number
}

const idIn = (c: Context<Signed>) => c.req.param('id') ?? ''

/** Stands where a page or a document would be read. */
const placeholders: Readonly<Record<Source['kind'], Text>> = {
  page: { de: '[Hier steht der Text der Seite.]', en: '[The text of the page goes here.]' },
  document: { de: '[Hier steht der Text des Dokuments.]', en: '[The text of the document goes here.]' },
}

const asked = {
  call: needs(z.string().check(z.maxLength(100)), { de: 'Eine Variante.', en: 'A variant.' }),
  language: needs(z.enum(locales), { de: 'Deutsch oder Englisch.', en: 'German or English.' }),
  values: may(object, { de: 'Ein ausgefülltes Formular.', en: 'A filled-in form.' }),
}

/** What a model would read of a draft: with what was filled in, else with the example, else with a sample. */
const toldOf = (c: Context<Signed>, definition: Definition, filled: ReturnType<typeof filledIn<typeof asked>>) => {
  const { calls, guide } = engineOf(finishedIn(c, definition), 0)
  const call = Object.hasOwn(calls, filled.call) ? calls[filled.call] : undefined
  if (!call) throw new Problem('not_found')
  const { language } = filled
  const example = exampleOf(guide.example[filled.call] ?? {}, language)
  // What nobody has filled in and nobody must is left empty: a rule that nobody chose would stand in the prompt.
  const needed = Object.fromEntries(Object.entries(call.fields).filter(([, { optional }]) => !optional))
  const { values } = check(call.fields, { ...sampleOf(needed), ...example, ...filled.values })
  const unread = namedIn(call.fields, values).map(({ field, kind }) => [field, read(placeholders[kind], language)])
  const material = { ...materialOf(gather(call.fields, values), language), ...Object.fromEntries(unread) }
  return compose({
    ...call,
    values,
    material,
    language,
    decides: call.language,
    nonce: c.var.world.id().slice(0, 8),
    today: c.var.world.now(),
    schema: answerSchema(call.answer, values, language),
  })
}

/** Engines that are made in the browser: drafts, what is wrong with them, versions, files. */
export const engineAdminRoutes = new Hono<Signed>()
  .get('/engines', async c => {
    const made = await c.var.world.engines.list()
    return c.json({
      engines: made.map(madeView),
      templates: Object.entries(templates).map(([id, { name, description, icon }]) => ({
        id,
        name,
        description,
        icon,
      })),
      icons: Object.keys(icons),
      more: moreFields(moreNames),
    })
  })
  .post('/engines', async c => {
    const { like: name = 'blank' } = filledIn({ like }, await bodyOf(c))
    const id = await c.var.world.engines.create(await definitionFor(c, name), c.var.user.id)
    return view(c, id)
  })
  .post('/engines/check', async c => {
    const found = readFile(filledIn({ file }, await bodyOf(c)).file)
    const locale = localeOf(c, c.var.user)
    return c.json(
      'definition' in found
        ? { name: found.definition.name, readable: true, findings: findingsIn(found.definition, locale) }
        : { name: null, readable: false, findings: found.findings.map(findingView(locale)) },
    )
  })
  .post('/engines/import', async c => {
    const { world, user } = c.var
    const definition = sound(c, readFile(filledIn({ file }, await bodyOf(c)).file))
    const id = await world.engines.create(definition, user.id)
    await world.audit.record(user, 'engine_imported', nameOf(definition), { id })
    return view(c, id)
  })
  .get('/engines/:id', c => view(c, idIn(c)))
  .put('/engines/:id', async c => {
    const body = filledIn({ draft, revision }, await bodyOf(c))
    const definition = sound(c, readDefinition(body.draft))
    const saved = await c.var.world.engines.save(idIn(c), definition, body.revision, c.var.user.id)
    const findings = findingsIn(definition, localeOf(c, c.var.user))
    return c.json({ revision: saved.revision, updatedAt: saved.updatedAt.toISOString(), findings })
  })
  .delete('/engines/:id', async c => {
    const { world, user } = c.var
    const { id, draft: gone } = await world.engines.find(idIn(c))
    await world.engines.remove(id)
    await world.audit.record(user, 'engine_deleted', nameOf(gone), { id })
    return c.body(null, 204)
  })
  .get('/engines/:id/export', async c => {
    const id = idIn(c)
    const name = `${id.replaceAll(/[^\w-]/g, '')}.json`
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.json(fileOf(await definitionFor(c, id)))
  })
  .post('/engines/:id/told', async c => {
    const filled = filledIn(asked, await bodyOf(c))
    return c.json(toldOf(c, (await c.var.world.engines.find(idIn(c))).draft, filled))
  })
  .post('/engines/:id/publish', async c => {
    const { id, draft: ready } = await c.var.world.engines.find(idIn(c))
    return published(c, id, ready, filledIn({ revision }, await bodyOf(c)).revision)
  })
  .post('/engines/:id/withdraw', async c => {
    const { world, user } = c.var
    const { id, draft: gone } = await world.engines.find(idIn(c))
    await world.engines.withdraw(id)
    await world.audit.record(user, 'engine_withdrawn', nameOf(gone), { id })
    return view(c, id)
  })
  .get('/engines/:id/versions/:number', async c =>
    c.json({ definition: (await c.var.world.engines.version(idIn(c), numberIn(c))).definition }),
  )
  .post('/engines/:id/versions/:number/publish', async c => {
    const { definition } = await c.var.world.engines.version(idIn(c), numberIn(c))
    return published(c, idIn(c), definition)
  })
