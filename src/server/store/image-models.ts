import type { ImageModelKind, ImageModelState } from '#shared/image-models.ts'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import type { PictureSeen } from '../pictures/jobs.ts'
import { type Database, inTransaction } from './database.ts'
import * as query from './image-models.sql.ts'
import { json, present, type Queryable } from './sql.ts'

/** So many models one person can have, finished or not. */
const mostModels = 50
/** How long whoever looks after a training has for it; seconds. */
const turn = 300

/** A picture of a model, and what was seen in it. */
export type ModelPicture = Pick<PictureSeen, 'width' | 'height' | 'sharpness' | 'print' | 'face'> & {
  readonly file: string
  readonly name: string
  readonly caption: string
}

/** A model that a person trains or has trained. */
export type ImageModel = Readonly<{
  id: string
  user: string
  name: string
  kind: ImageModelKind
  trigger: string
  state: ImageModelState
  consentedAt?: Date
  fee?: number
  payment?: string
  refundedAt?: Date
  service?: string
  request?: string
  weights?: string
  problem?: ProblemCode
  tries: number
  begunAt?: Date
  endedAt?: Date
  createdAt: Date
}>
export type WithPictures = ImageModel & { readonly pictures: readonly ModelPicture[] }

export type LooseTraining = Readonly<{ request: string; service: string; tries: number }>

/** What gives a payment back, as part of the transaction of this connection. */
export type GivesBack = (connection: Queryable, payment: string) => Promise<void>

/** Gives back what a person has paid for and was not begun, of one model or of all, as part of what takes it away. */
export const giveBackUnused = async (connection: Queryable, giveBack: GivesBack, user: string, id?: string) => {
  for (const { payment } of await query.unused(connection, user, id ?? null))
    if (payment) await giveBack(connection, payment)
}

const asModel = (row: object) => present<ImageModel>(row)

/** Models that people train, in PostgreSQL. `user` is part of every look-up: others' models do not exist. */
export const imageModelsIn = ({ $client: pool }: Database) => {
  const withPictures = async (models: readonly ImageModel[]): Promise<WithPictures[]> => {
    const rows = models.length
      ? await query.listsPictures(
          pool,
          models.map(({ id }) => id),
        )
      : []
    const byModel = Map.groupBy(rows, ({ model }) => model)
    return models.map(one => ({ ...one, pictures: (byModel.get(one.id) ?? []).map(({ model: _, ...rest }) => rest) }))
  }
  /** Throws `not_found`. */
  const find = async (user: string, id: string): Promise<WithPictures> => {
    const [found] = await withPictures((await query.finds(pool, user, id)).map(asModel))
    if (!found) throw new Problem('not_found')
    return found
  }
  /** What is there and did not change is in a state in which it cannot. Throws `not_found` or `image_model_busy`. */
  const busy = async (user: string, id: string): Promise<never> => {
    await find(user, id)
    throw new Problem('image_model_busy')
  }
  const first = ([row]: readonly object[]) => row && asModel(row)

  return {
    find,
    list: async (user: string) => withPictures((await query.lists(pool, user)).map(asModel)),
    /** Those that paint, without their pictures. */
    ready: async (user: string) =>
      (await query.lists(pool, user)).map(asModel).filter(({ state, weights }) => state === 'ready' && weights),
    /** Throws `image_models_full`. */
    async create(user: string, { id, name, kind, trigger }: Pick<ImageModel, 'id' | 'name' | 'kind' | 'trigger'>) {
      const made = first(await query.creates(pool, id, user, name, kind, trigger, mostModels))
      if (!made) throw new Problem('image_models_full', { most: mostModels })
      return { ...made, pictures: [] } satisfies WithPictures
    },
    /** Its kind only as long as nothing was trained. */
    async change(user: string, id: string, { name, kind }: Partial<Pick<ImageModel, 'name' | 'kind'>>) {
      await query.changes(pool, user, id, name ?? null, kind ?? null)
      return find(user, id)
    },
    /** Throws `not_found`, `image_model_busy` and `image_model_pictures_full`. */
    async add(user: string, id: string, file: string, seen: PictureSeen, most: number) {
      if ((await query.adds(pool, user, id, json({ ...seen, file }), most)).length) return find(user, id)
      const { pictures } = await find(user, id)
      throw pictures.length >= most
        ? new Problem('image_model_pictures_full', { most })
        : new Problem('image_model_busy')
    },
    async caption(user: string, id: string, file: string, caption: string) {
      const done = await query.captions(pool, user, id, file, caption)
      if (!done.length && (await find(user, id)).pictures.some(one => one.file === file)) return busy(user, id)
      if (!done.length) throw new Problem('not_found')
      return find(user, id)
    },
    /** Gives the files whose bytes are nobody's any more. */
    async takeOut(user: string, id: string, file: string) {
      const gone = await query.takesOut(pool, user, id, file)
      if (!gone.length && (await find(user, id)).pictures.some(one => one.file === file)) return busy(user, id)
      return gone.filter(({ removed }) => removed).map(one => one.file)
    },
    /** The same of all of its pictures, with the model itself, and gives back what was paid for and not begun. */
    async remove(user: string, id: string, giveBack: GivesBack) {
      await find(user, id)
      const gone = await inTransaction(pool, async connection => {
        await giveBackUnused(connection, giveBack, user, id)
        const pictures = await query.takesOut(connection, user, id, null)
        await query.removes(connection, user, id)
        return pictures
      })
      return gone.filter(({ removed }) => removed).map(one => one.file)
    },
    /** Agrees that this service trains it. */
    consent: async (user: string, id: string, service: string) =>
      first(await query.consents(pool, user, id, service)) ?? (await busy(user, id)),
    /** False where another payment holds, or nothing can be paid for. */
    async pay(user: string, id: string, payment: string, cents: number) {
      return (await query.pays(pool, user, id, payment, cents)).length > 0
    },
    /** Without saying whose it is, for those who were told of it by a service: whether this payment holds. */
    async holds(user: string, id: string, payment: string) {
      return first(await query.finds(pool, user, id))?.payment === payment
    },
    queue: async (user: string, id: string) => first(await query.queues(pool, user, id)),
    /** What was paid for and not begun, of one model or of all. */
    unused: async (user: string, id?: string) =>
      (await query.unused(pool, user, id ?? null)).flatMap(({ payment }) => payment ?? []),
    takeDue: async (howMany: number) => (await query.takesDue(pool, howMany, turn)).map(asModel),
    begin: async (id: string, service: string, request: string, after: number) =>
      (await query.begins(pool, id, service, request, after)).length > 0,
    delay: async (id: string, after: number, isAway: boolean) => void (await query.delays(pool, id, after, isAway)),
    finish: async (id: string, weights: string) => (await query.finishes(pool, id, weights)).length > 0,
    /** `giveBack` belongs to it: where that comes to nothing, it has not ended. False where it has ended before. */
    fail: (id: string, problem: ProblemCode, giveBack: GivesBack): Promise<boolean> =>
      inTransaction(pool, async connection => {
        const [row] = await query.fails(connection, id, problem)
        if (row?.payment) await giveBack(connection, row.payment)
        return row !== undefined
      }),
    hasten: async (service: string, request: string) => (await query.hastens(pool, service, request)).length > 0,
    takeLoose: (howMany: number): Promise<LooseTraining[]> => query.takesLoose(pool, howMany),
    forget: async (request: string) => void (await query.forgets(pool, request)),
    /** Puts on the list of loose ones what was begun for nobody. */
    loosen: async (service: string, request: string) => void (await query.loosens(pool, request, service)),
  }
}

export type ImageModels = ReturnType<typeof imageModelsIn>
