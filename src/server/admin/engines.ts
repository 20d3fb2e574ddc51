import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { icons } from '#catalogue/icons.ts'
import { engines as ours } from '#catalogue/index.ts'
import type { Definition } from '#catalogue/custom/definition.ts'
import { definitionOf } from '#catalogue/custom/engine-of.ts'
import { fileOf, readFile } from '#catalogue/custom/file.ts'
import { type Read, readDefinition } from '#catalogue/custom/judge.ts'
import { templates } from '#catalogue/custom/templates.ts'
import { moreFields, moreNames } from '#catalogue/more.ts'
import { Problem } from '#shared/problems.ts'
import { read } from '#shared/text.ts'
import { bodyOf } from '../http/checked.ts'
import { localeOf } from '../http/languages.ts'
import {
  definitionShown,
  fileCheckedShown,
  fileShown,
  findingsIn,
  findingView,
  madeListShown,
  madeView,
  openedShown,
  openedView,
  savedShown,
} from '../custom-engines/views.ts'
import { inPath, nothing, route } from '../http/route.ts'
import { filledIn, may, needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'
import { promptAsked, promptOf } from './engine-prompt.ts'

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
  return openedView(row, versions, localeOf(c, c.var.user))
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

/** Engines that are made in the browser: drafts, what is wrong with them, versions, files. */
export const engineAdminRoutes = new Hono<Signed>()
  .get(
    '/engines',
    route({ summary: 'Tools that were made here, and what one can make them from', gives: madeListShown }, async c => ({
      engines: (await c.var.world.engines.list()).map(madeView),
      templates: Object.entries(templates).map(([id, { name, description, icon }]) => ({
        id,
        name,
        description,
        icon,
      })),
      icons: Object.keys(icons),
      more: moreFields(moreNames),
    })),
  )
  .post(
    '/engines',
    route(
      {
        summary: 'Begins a tool: blank, from a template, or like one of ours or of yours',
        body: { like },
        gives: openedShown,
      },
      async (c, { like: name = 'blank' }) => {
        const id = await c.var.world.engines.create(await definitionFor(c, name), c.var.user.id)
        return view(c, id)
      },
    ),
  )
  .post(
    '/engines/check',
    route(
      {
        summary: 'Reads the content of a tool file and says what is wrong with it; saves nothing',
        body: { file },
        gives: fileCheckedShown,
      },
      async (c, sent) => {
        const found = readFile(sent.file)
        const locale = localeOf(c, c.var.user)
        return 'definition' in found
          ? { name: found.definition.name, readable: true, findings: findingsIn(found.definition, locale) }
          : { name: null, readable: false, findings: found.findings.map(findingView(locale)) }
      },
    ),
  )
  .post(
    '/engines/import',
    route({ summary: 'Makes a draft from a tool file', body: { file }, gives: openedShown }, async (c, sent) => {
      const { world, user } = c.var
      const definition = sound(c, readFile(sent.file))
      const id = await world.engines.create(definition, user.id)
      await world.audit.record(user, 'engine_imported', nameOf(definition), { id })
      return view(c, id)
    }),
  )
  .get(
    '/engines/:id',
    route({ summary: 'A tool with its draft, what is wrong with it, and its versions', gives: openedShown }, c =>
      view(c, inPath(c)),
    ),
  )
  .put(
    '/engines/:id',
    route(
      {
        summary: 'Saves a draft, finished or not; 409 where somebody has saved since that revision',
        takes: z.object({ draft: definitionShown, revision: revision.accepts }),
        gives: savedShown,
      },
      async c => {
        const body = filledIn({ draft, revision }, await bodyOf(c))
        const definition = sound(c, readDefinition(body.draft))
        const { revision: now, updatedAt } = await c.var.world.engines.save(
          inPath(c),
          definition,
          body.revision,
          c.var.user.id,
        )
        const findings = findingsIn(definition, localeOf(c, c.var.user))
        return { revision: now, updatedAt: updatedAt.toISOString(), findings }
      },
    ),
  )
  .delete(
    '/engines/:id',
    route({ summary: 'Deletes a tool and its versions; what was made with it stays', gives: nothing }, async c => {
      const { world, user } = c.var
      const { id, draft: gone } = await world.engines.find(inPath(c))
      await world.engines.remove(id)
      await world.audit.record(user, 'engine_deleted', nameOf(gone), { id })
    }),
  )
  .get(
    '/engines/:id/export',
    route({ summary: 'A tool as a file: a draft of yours, or one of ours', gives: fileShown }, async c => {
      const id = inPath(c)
      const name = `${id.replaceAll(/[^\w-]/g, '')}.json`
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return fileOf(await definitionFor(c, id))
    }),
  )
  .post(
    '/engines/:id/told',
    route(
      {
        summary: 'What a model would be told by the draft',
        body: promptAsked,
        gives: z.object({ system: z.string(), prompt: z.string() }),
      },
      async (c, filled) => promptOf(c, finishedIn(c, (await c.var.world.engines.find(inPath(c))).draft), filled),
    ),
  )
  .post(
    '/engines/:id/publish',
    route(
      {
        summary: 'Publishes the draft as the newest version; 422 with everything that is wrong',
        takes: { revision, note },
        gives: openedShown,
      },
      async c => {
        const { id, draft: ready } = await c.var.world.engines.find(inPath(c))
        return published(c, id, ready, filledIn({ revision }, await bodyOf(c)).revision)
      },
    ),
  )
  .post(
    '/engines/:id/withdraw',
    route(
      { summary: 'Takes a tool out of the catalogue; what was made with it still opens', gives: openedShown },
      async c => {
        const { world, user } = c.var
        const { id, draft: gone } = await world.engines.find(inPath(c))
        await world.engines.withdraw(id)
        await world.audit.record(user, 'engine_withdrawn', nameOf(gone), { id })
        return view(c, id)
      },
    ),
  )
  .get(
    '/engines/:id/versions/:number',
    route({ summary: 'What a version holds', gives: z.object({ definition: definitionShown }) }, async c => {
      const { definition } = await c.var.world.engines.version(inPath(c), numberIn(c))
      return { definition }
    }),
  )
  .post(
    '/engines/:id/versions/:number/publish',
    route({ summary: 'Publishes an earlier version anew', takes: { note }, gives: openedShown }, async c => {
      const { definition } = await c.var.world.engines.version(inPath(c), numberIn(c))
      return published(c, inPath(c), definition)
    }),
  )
