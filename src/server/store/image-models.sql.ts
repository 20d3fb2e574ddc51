import type { ImageModel, ModelPicture } from './image-models.ts'
import { planned, statement } from './sql.ts'

/** Rows as they come: what they lack is null. */
export type ModelRow = { [Column in keyof ImageModel]-?: ImageModel[Column] | null }
export type PictureRow = ModelPicture & { model: string }
export type LooseRow = { request: string; service: string; tries: number }

const columns = `image_model.id, image_model."user", name, kind, trigger, state, consented_at as "consentedAt", fee,
  payment, refunded_at as "refundedAt", service, request, weights, problem, tries, begun_at as "begunAt",
  ended_at as "endedAt", image_model.created_at as "createdAt"`

/** A model whose pictures and kind can still be changed. */
const isOpen = `state in ('draft', 'failed')`

export const lists = statement<ModelRow>(
  'image_model_list',
  `select ${columns} from image_model where "user" = $1 order by created_at desc, id`,
)

export const finds = statement<ModelRow>(
  'image_model_find',
  `select ${columns} from image_model where "user" = $1 and id = $2`,
)

export const findsRequest = statement<ModelRow>(
  'image_model_find_request',
  `select ${columns} from image_model where service = $1 and request = $2`,
)

/** $1 the models. In the order in which they were brought. */
export const listsPictures = statement<PictureRow>(
  'image_model_pictures',
  `select model, image_model_picture.file, file.name, caption, width, height, sharpness, print, face
  from image_model_picture join file on file.id = image_model_picture.file
  where model = any($1::text[]) order by image_model_picture.created_at, image_model_picture.file`,
)

/** $6 how many there may be. */
export const creates = statement<ModelRow>(
  'image_model_create',
  `insert into image_model (id, "user", name, kind, trigger)
  select $1, $2, $3, $4, $5 where (select count(*) from image_model where "user" = $2) < $6::int
  returning ${columns}`,
)

/** $3 the name, $4 the kind, of which null means: as it was. */
export const changes = statement<ModelRow>(
  'image_model_change',
  `update image_model set name = coalesce($3, name), kind = case when ${isOpen} then coalesce($4, kind) else kind end
  where "user" = $1 and id = $2 returning ${columns}`,
)

/** $3 the picture, $4 how many there may be: those of one model take turns here. */
export const adds = statement<{ file: string }>(
  'image_model_add',
  `with model as (select id from image_model where "user" = $1 and id = $2 and ${isOpen} for update)
  insert into image_model_picture (model, file, width, height, sharpness, print, face)
  select model.id, seen.file, seen.width, seen.height, seen.sharpness, seen.print, seen.face
  from model, json_populate_record(null::image_model_picture, $3::json) as seen
  where (select count(*) from image_model_picture where image_model_picture.model = model.id) < $4::int
  on conflict (model, file) do update set face = excluded.face returning file`,
)

export const captions = statement<{ file: string }>(
  'image_model_caption',
  `update image_model_picture set caption = $4 from image_model
  where image_model.id = model and "user" = $1 and model = $2 and file = $3 and ${isOpen} returning file`,
)

/** Takes pictures out; $3 null means all. Those that nothing else has are removed with their bytes. */
export const takesOut = statement<{ file: string; removed: boolean }>(
  'image_model_take_out',
  `with model as (select id from image_model where "user" = $1 and id = $2 and ($3::text is null or ${isOpen})),
  gone as (
    delete from image_model_picture using model where model = model.id and ($3::text is null or file = $3::text)
    returning file
  ), removed as (
    delete from file using gone where file.id = gone.file and file.run is null and not file.made
      and not exists (select from image_model_picture as other where other.file = gone.file and other.model <> $2)
      and not exists (select from document_file as held where held.file = gone.file) returning file.id
  )
  select gone.file, removed.id is not null as removed from gone left join removed on removed.id = gone.file`,
)

export const removes = statement<{ id: string }>(
  'image_model_remove',
  `delete from image_model where "user" = $1 and id = $2 returning id`,
)

/** $3 the service that is to train it; what another has of it is to be forgotten there. */
export const consents = statement<ModelRow>(
  'image_model_consent',
  `update image_model set consented_at = now(), service = $3,
    request = case when service = $3 then request end
  where "user" = $1 and id = $2 and ${isOpen} returning ${columns}`,
)

/** $3 the payment, $4 what it was. Nothing where another payment holds, or nothing can be paid for. */
export const pays = statement<ModelRow>(
  'image_model_pay',
  `update image_model set payment = $3, fee = $4::int, refunded_at = null
  where "user" = $1 and id = $2 and ${isOpen} and (payment is null or refunded_at is not null)
  returning ${columns}`,
)

/**
 * Only what is not underway yet, so that two clicks begin it once. What is free waits until no other of its person is
 * underway; theirs take turns here, so that of two begun together one is.
 */
export const queues = statement<ModelRow>(
  'image_model_queue',
  `with theirs as (select id, state from image_model where "user" = $1 order by id for update)
  update image_model set state = 'waiting', problem = null, tries = 0, begun_at = now(), ended_at = null,
    due_at = now(), fee = case when payment is not null and refunded_at is null then fee else 0 end
  where "user" = $1 and id = $2 and ${isOpen} and consented_at is not null and (
    payment is not null and refunded_at is null
    or not exists (select from theirs where theirs.id <> $2 and theirs.state in ('waiting', 'training')))
  returning ${columns}`,
)

/** $1 how many, $2 for how many seconds no other node looks after it. */
export const takesDue = planned<ModelRow>(
  `update image_model set due_at = now() + make_interval(secs => $2::float8) where id in (
    select id from image_model where due_at <= now() order by due_at limit $1 for update skip locked)
  returning ${columns}`,
)

export const begins = statement<{ id: string }>(
  'image_model_begin',
  `update image_model set state = 'training', service = $2, request = $3, tries = 0,
    due_at = now() + make_interval(secs => $4::float8) where id = $1 and state = 'waiting' returning id`,
)

/** $2 after how many seconds, $3 whether nobody could be reached; one that was hastened meanwhile stays due. */
export const delays = statement<{ id: string }>(
  'image_model_delay',
  `update image_model set due_at = now() + make_interval(secs => $2::float8),
    tries = case when $3::boolean then tries + 1 else 0 end
  where id = $1 and due_at > now() returning id`,
)

export const finishes = statement<{ id: string }>(
  'image_model_finish',
  `update image_model set state = 'ready', weights = $2, ended_at = now(), due_at = null, tries = 0
  where id = $1 and state = 'training' returning id`,
)

/**
 * Gives what was paid for it, which from now on counts as given back. The service is to forget what it has of it, and
 * to end what still goes on there.
 */
export const fails = statement<{ payment: string | null }>(
  'image_model_fail',
  `with before as (
    select id, case when refunded_at is null then payment end as payment from image_model
    where id = $1 and state in ('waiting', 'training') for update
  )
  update image_model set state = 'failed', problem = $2, ended_at = now(), due_at = null, tries = 0, request = null,
    refunded_at = case when before.payment is null then refunded_at else now() end
  from before where image_model.id = before.id returning before.payment`,
)

/**
 * $1 the person, $2 the model, or null for all. What they have paid for and was not begun, else null: whatever is paid
 * for at this moment waits, too, and finds no model any more.
 */
export const unused = statement<{ payment: string | null }>(
  'image_model_unused',
  `select case when refunded_at is null and state in ('draft', 'failed', 'waiting') then payment end as payment
    from image_model where "user" = $1 and ($2::text is null or id = $2) order by id for update`,
)

/** $1 the service, $2 the request: it is looked at now. */
export const hastens = statement<{ id: string }>(
  'image_model_hasten',
  `update image_model set due_at = now() where service = $1 and request = $2 and state = 'training' returning id`,
)

/** $1 how many. Whoever is given one has some minutes for it. */
export const takesLoose = planned<LooseRow>(
  `update loose_training set due = now() + least(interval '1 day', interval '5 minutes' * power(2, least(tries, 9))),
    tries = tries + 1
  where request in (select request from loose_training where due <= now() order by due limit $1
    for update skip locked)
  returning request, service, tries`,
)

export const forgets = statement('loose_training_forget', `delete from loose_training where request = $1`)

export const loosens = statement(
  'loose_training_add',
  `insert into loose_training (request, service) values ($1, $2) on conflict do nothing`,
)
