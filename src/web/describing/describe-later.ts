import { later } from '../ui/later.ts'
import type { DescribePictureProps } from './DescribePicture.tsx'

/** Fetched where a picture is described. */
export const DescribePicture = later<DescribePictureProps>(() =>
  import('./DescribePicture.tsx').then(it => it.DescribePicture),
)
