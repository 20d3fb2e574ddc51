import type { OperationName } from '#catalogue/operations.ts'
import type { Operation } from './operation.ts'

/** What can be done with pictures, each fetched when it is asked for. A name without one does not compile. */
export const operations: Readonly<Record<OperationName, () => Promise<Operation>>> = {
  process: () => import('./process.ts').then(it => it.processed),
  edit: () => import('./edit.ts').then(it => it.edited),
  stepped: () => import('./edit.ts').then(it => it.stepped),
  combine: () => import('./combine.ts').then(it => it.combined),
  style: () => import('./style.ts').then(it => it.styled),
  upscale: () => import('./upscale.ts').then(it => it.upscaled),
  inpaint: () => import('./inpaint.ts').then(it => it.inpainted),
  'remove-texts': () => import('./remove-texts.ts').then(it => it.textsRemoved),
  'change-background': () => import('./change-background.ts').then(it => it.backgroundChanged),
  'cut-out': () => import('./cut-out.ts').then(it => it.freed),
  product: () => import('./product.ts').then(it => it.productPictures),
  handed: () => import('./handed.ts').then(it => it.handed),
  'laid-in': () => import('./laid-in.ts').then(it => it.laidIn),
  staged: () => import('./staged.ts').then(it => it.staged),
  'training-set': () => import('./training-set.ts').then(it => it.trainingSet),
  'in-text': () => import('./in-text.ts').then(it => it.placedInText),
  qr: () => import('./qr/index.ts').then(it => it.qrCode),
}
