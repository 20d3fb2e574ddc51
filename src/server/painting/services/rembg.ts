import type { PaintService } from './service.ts'

/** https://github.com/danielgatis/rembg: paints nothing, but tells a subject from its background by transparency. */
export const rembg: PaintService = {
  name: 'rembg',
  access: 'address',
  addressIn: ['REMBG_BASE_URL'],
  models: ['isnet-general-use', 'birefnet-general', 'birefnet-portrait', 'u2net'],
  can: () => ['background'],
  answers: 'picture',
  most: 1,
  sizeFor: wanted => wanted,
  ask: ({ from, model }) => ({
    path: '/api/remove',
    form: { model, ...(from && { file: { bytes: from.picture, name: 'picture.png' } }) },
  }),
  read: () => ({ pictures: [] }),
}
