import type { ImageProvider } from '../found.ts'
import { openverse } from './openverse.ts'
import { pexels } from './pexels.ts'
import { pixabay } from './pixabay.ts'
import { unsplash } from './unsplash.ts'
import { wikimedia } from './wikimedia.ts'

/** The collections that can be searched, by what `IMAGE_SEARCH_URL` calls them. */
export const imageProviders: Readonly<Record<string, ImageProvider>> = {
  ...{ pexels, unsplash, pixabay, openverse, wikimedia },
}
