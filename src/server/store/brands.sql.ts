import type { Brand } from '#shared/brand.ts'
import { statement } from './sql.ts'

const columns = `id, "values", (select picture.id from picture where picture.brand = brand.id) as logo`

export const lists = statement<Brand>(
  'brand_list',
  `select ${columns} from brand order by lower("values"->>'name'), id`,
)

export const finds = statement<Brand>('brand_find', `select ${columns} from brand where id = $1`)

/** $1 its id, $2 its form, $3 how many there may be. */
export const makes = statement<Brand>(
  'brand_make',
  `insert into brand (id, "values") select $1, $2::jsonb
  where (select count(*) from brand) < $3::int returning ${columns}`,
)

export const changes = statement<Brand>(
  'brand_change',
  `update brand set "values" = $2::jsonb, updated_at = now() where id = $1 returning ${columns}`,
)

export const removes = statement<Brand>('brand_remove', `delete from brand where id = $1 returning ${columns}`)

export const findsOfPerson = statement<Brand>(
  'brand_of_person',
  `select ${columns} from brand where id = (select brand from brand_of_person where "user" = $1)`,
)

/** $1 who, $2 the brand: nothing where there is none of that id. */
export const chooses = statement<{ brand: string }>(
  'brand_choose',
  `insert into brand_of_person ("user", brand) select $1, id from brand where id = $2
  on conflict ("user") do update set brand = excluded.brand returning brand`,
)

export const choosesNone = statement('brand_choose_none', `delete from brand_of_person where "user" = $1`)
