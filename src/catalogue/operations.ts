/**
 * What is done with pictures without a model; `server/pictures/operations` has one function for each. Some stand before
 * and behind other works: a painter is handed one, as its steps leave it, what it has changed is laid into it, what it
 * is to paint something round is staged, a text has a smaller one.
 */
export const operationNames = [
  'process',
  'edit',
  'stepped',
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
  'in-text',
] as const
export type OperationName = (typeof operationNames)[number]
