/** What can be done with pictures without a model; `server/pictures/operations` has one function for each. */
export const operationNames = [
  'process',
  'combine',
  'style',
  'upscale',
  'qr',
  'inpaint',
  'change-background',
  'cut-out',
  'product',
  'training-set',
] as const
export type OperationName = (typeof operationNames)[number]
