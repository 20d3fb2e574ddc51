/** What can be done with pictures without a model; `server/pictures/operations` has one function for each. */
export const operationNames = [
  'process',
  'edit',
  'combine',
  'style',
  'upscale',
  'qr',
  'inpaint',
  'change-background',
  'cut-out',
  'product',
] as const
export type OperationName = (typeof operationNames)[number]
