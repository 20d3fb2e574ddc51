/**
 * What is done with pictures without a model; `server/pictures/operations` has one function for each. Some stand before
 * and behind other works: a painter is handed a picture, what it has changed is laid into it, a text has it in its size.
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
  'in-text',
] as const
export type OperationName = (typeof operationNames)[number]
