import { type PaintService, partOf } from './service.ts'

/** https://github.com/Sanster/IOPaint: its model fills areas; whether it follows words depends on which is loaded. */
export const iopaint: PaintService = {
  name: 'IOPaint',
  access: 'address',
  addressIn: ['IOPAINT_BASE_URL'],
  can: () => ['area', 'strength', 'avoid', 'seed'],
  answers: 'picture',
  most: 1,
  sizeFor: ({ width, height }) => ({ width: Math.ceil(width / 8) * 8, height: Math.ceil(height / 8) * 8 }),
  ask: ({ prompt, from, avoid, seed }) => ({
    path: '/api/v1/inpaint',
    body: {
      image: from?.picture.toString('base64'),
      mask: from?.area?.toString('base64'),
      prompt,
      negative_prompt: avoid,
      sd_seed: seed,
      hd_strategy: 'Original',
      sd_strength: partOf(from?.strength, 100),
      sd_keep_unmasked_area: true,
    },
  }),
  read: () => ({ pictures: [] }),
}
