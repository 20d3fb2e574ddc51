import type { Condition } from '#shared/fields.ts'
import type { Call } from './call.ts'
import { type Card, categories, type Engine } from './engine.ts'
import { works } from './works.ts'

/** What the browser may see of a call: everything but what the model is told. */
export type ShownCall = Pick<
  Call,
  | 'title'
  | 'description'
  | 'icon'
  | 'note'
  | 'does'
  | 'fields'
  | 'answer'
  | 'house'
  | 'access'
  | 'language'
  | 'keeps'
  | 'reads'
  | 'sender'
  | 'basis'
  | 'failures'
  | 'companions'
  | 'begins'
  | 'lacks'
> & {
  cost: number
  /** What it costs instead, where this is filled in. */
  otherwise?: { readonly where: Condition; readonly cost: number }
}

const shownCall = ({
  title,
  description,
  icon,
  note,
  does,
  fields,
  answer,
  house,
  by = 'once',
  cost = 1,
  access,
  language,
  keeps,
  reads,
  sender,
  basis,
  failures,
  companions,
  begins,
  lacks,
  otherwise,
}: Call): ShownCall => ({
  title,
  description,
  icon,
  note,
  does,
  fields,
  answer,
  house,
  cost: works[by].length ? cost : 0,
  access,
  language,
  keeps,
  reads,
  sender,
  basis,
  failures,
  companions,
  begins,
  lacks,
  ...(otherwise && { otherwise: { where: otherwise.where, cost: works[otherwise.by].length ? cost : 0 } }),
})

/** Why an engine cannot run at this moment. */
export const notReady = [
  'no_model',
  'no_painter',
  'no_picture_editor',
  'no_area_editor',
  'no_picture_combiner',
  'no_speaker',
  'no_listener',
  'no_trainer',
  'no_seer',
] as const
export type NotReady = (typeof notReady)[number]

/** One that was made in the browser says which version of it this is. */
type Named = Engine & { readonly slug: string; readonly version?: number }

/** How a page is laid out for what its first call answers with. */
const layoutOf = (calls: Engine['calls']): 'form' | 'wizard' | 'audio' | 'compare' => {
  const { answer, by } = Object.values(calls)[0] ?? {}
  if (by === 'article') return 'wizard'
  if (answer?.view === 'compare') return 'compare'
  return answer?.shape === 'audio' || answer?.shape === 'segments' ? 'audio' : 'form'
}

const pathOf = (shelf: Card['shelf'], slug: string, version: number | undefined) =>
  shelf ? `/${shelf}/${slug}` : version === undefined ? `/engins/v1/${slug}` : `/engins/${slug}`

/**
 * An engine as `GET /api/engines` shows it: its card under the names of the specifications, its forms, and whether it
 * can run now. Prompts stay here.
 */
export const shown = (
  { calls, guide, slug, version, category, access, popular, ...card }: Named,
  reason?: NotReady,
) => ({
  ...card,
  _id: slug,
  slug,
  rank: card.id,
  path: pathOf(card.shelf, slug, version),
  version: version ?? 1,
  popular: !!popular,
  premium: !access.some(plan => plan === 'free' || plan === 'lite'),
  access,
  category: category.map(name => categories.indexOf(name) + 1),
  /** Whether one of its calls can be answered without a model. */
  house: Object.values(calls).some(({ house }) => house),
  ready: !reason,
  reason,
  guide: { ...guide, description: card.description, hasGuide: true },
  engine: true as const,
  layout: layoutOf(calls),
  bubbleSlug: Object.keys(calls)[0] ?? '',
  variants: Object.values(calls).flatMap(({ title, description, icon }) =>
    title ? [{ title, description, icon }] : [],
  ),
  calls: Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, shownCall(call)])),
})

export type ShownEngine = ReturnType<typeof shown>

/** What a list shows of an engine, and finds it by: everything but its guide and its forms. */
export type EngineCard = Pick<
  ShownEngine,
  | 'slug'
  | 'rank'
  | 'path'
  | 'version'
  | 'name'
  | 'description'
  | 'icon'
  | 'aliases'
  | 'category'
  | 'action'
  | 'access'
  | 'popular'
  | 'ready'
  | 'reason'
  | 'house'
  | 'shelf'
>

/** The card of an engine. */
export const cardOf = ({
  slug,
  rank,
  path,
  version,
  name,
  description,
  icon,
  aliases,
  category,
  action,
  access,
  popular,
  ready,
  reason,
  house,
  shelf,
}: ShownEngine): EngineCard => ({
  ...{ slug, rank, path, version, name, description, icon, aliases },
  ...{ category, action, access, popular, ready, reason, house },
  ...(shelf && { shelf }),
})
