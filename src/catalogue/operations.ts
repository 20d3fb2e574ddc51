/**
 * What is done with pictures without a model; `server/pictures/operations` has one function for each. Three stand
 * before and behind what a painter does: it is handed a picture, what it has changed is laid into it, and what it is to
 * paint something round is staged.
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
  'staged',
  'training-set',
] as const
export type OperationName = (typeof operationNames)[number]
