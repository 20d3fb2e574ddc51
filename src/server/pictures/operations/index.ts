import type { OperationName } from '#catalogue/operations.ts'
import type { Operation } from './operation.ts'

/** What can be done with pictures, each fetched when it is asked for. A name without one does not compile. */
export const operations: Readonly<Record<OperationName, () => Promise<Operation>>> = {
  process: () => import('./process.ts').then(it => it.processed),
  combine: () => import('./combine.ts').then(it => it.combined),
  style: () => import('./style.ts').then(it => it.styled),
  upscale: () => import('./upscale.ts').then(it => it.upscaled),
  inpaint: () => import('./inpaint.ts').then(it => it.inpainted),
  'change-background': () => import('./change-background.ts').then(it => it.backgroundChanged),
  'cut-out': () => import('./cut-out.ts').then(it => it.freed),
  product: () => import('./product.ts').then(it => it.productPictures),
  'training-set': () => import('./training-set.ts').then(it => it.trainingSet),
  qr: () => import('./qr/index.ts').then(it => it.qrCode),
}
