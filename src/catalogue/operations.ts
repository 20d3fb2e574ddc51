/**
 * What is done with pictures without a model; `server/pictures/operations` has one function for each. The last two
 * stand before and behind what a painter does: it is handed a picture, and what it has changed is laid into it.
 */
export const operationNames = [
  'process',
  'edit',
  'combine',
  'style',
  'upscale',
  'qr',
  'inpaint',
  'remove-texts',
  'change-background',
  'cut-out',
  'product',
  'handed',
  'laid-in',
  'training-set',
] as const
export type OperationName = (typeof operationNames)[number]
