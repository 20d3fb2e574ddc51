import * as z from 'zod/mini'
import { actions } from '#catalogue/engine.ts'
import { type EngineCard, notReady, type ShownEngine } from '#catalogue/shown.ts'
import { plans } from '#shared/plans.ts'
import { bilingual, listOf } from '../http/shapes.ts'
import { jsonSchemaOf } from '../http/rules.ts'

/** What a list shows of an engine. */
export const cardShown = z.looseObject({
  slug: z.string(),
  rank: z.int(),
  path: z.string(),
  version: z.int(),
  name: bilingual,
  description: bilingual,
  icon: z.string(),
  aliases: z.optional(listOf(z.string())),
  category: z.array(z.int()),
  action: listOf(z.enum(actions)),
  access: listOf(z.enum(plans)),
  popular: z.boolean(),
  ready: z.boolean(),
  reason: z.optional(z.enum(notReady)),
  house: z.boolean(),
  shelf: z.optional(z.literal('pictures')),
} satisfies Record<keyof EngineCard, z.ZodMiniType>)

/** An engine with its guide and its forms, which follow from the catalogue; described by its card. */
export const engineShown = z
  .custom<ShownEngine>(engine => cardShown.safeParse(engine).success)
  .register(z.globalRegistry, jsonSchemaOf(cardShown, 'output'))
