import { brandFields } from '#shared/brand.ts'
import { schemaOf } from '#shared/json-schema.ts'
import { picture, type Routes, text } from './route.ts'

const { properties: body } = schemaOf(brandFields)
const optional = Object.keys(brandFields).filter(name => name !== 'name')

/** Brands, and what administrators do with them. */
export const brandRoutes: Routes = {
  'get /api/brands': {
    summary: 'The brands one can write for: voice, colours, booking link. A call takes one as `more.brand`',
    answers: [200, '{ brands: [{ _id, name, logo?, … }] }'],
  },
  'get /api/brands/{id}': { summary: 'One brand; `logo` is the address of its picture', answers: [200, 'The brand'] },
  'put /api/user/brand': {
    summary: 'Chooses the brand one’s forms begin with; null: none',
    body: { brand: { type: ['string', 'null'] } },
    answers: [200, '{ brand }'],
  },
  'post /api/admin/brands': {
    summary: 'Makes a brand; 30 at most',
    by: 'administrators',
    body: { ...body, name: { ...text, maxLength: 60 } },
    optional,
    answers: [201, 'The brand'],
  },
  'put /api/admin/brands/{id}': {
    summary: 'Changes a brand to what is sent, for texts that are begun from now on',
    by: 'administrators',
    body: { ...body, name: { ...text, maxLength: 60 } },
    optional,
    answers: [200, 'The brand'],
  },
  'put /api/admin/brands/{id}/logo': {
    summary: 'Gives a brand a logo: PNG or WebP, 512 pixels a side at most; place, time and texts in it are not kept',
    by: 'administrators',
    body: { picture },
    answers: [200, '{ logo: "/api/pictures/{id}" }'],
  },
  'delete /api/admin/brands/{id}/logo': {
    summary: 'Removes the logo of a brand',
    by: 'administrators',
    answers: [204, 'It is gone'],
  },
  'delete /api/admin/brands/{id}': {
    summary: 'Deletes a brand; texts that were made for it stay',
    by: 'administrators',
    answers: [204, 'It is gone'],
  },
}
