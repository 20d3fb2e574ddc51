import type { ImageProvider } from './found.ts'
import { imageProviders } from './providers/index.ts'

/** Whom the configuration names, with the key that it gives. */
export type NamedProvider = { readonly provider: ImageProvider; readonly key: string }

/** Reads `pexels:KEY` or `openverse:`; nothing where that names nobody, or lacks a key that is needed. */
export const providerIn = (named: string): NamedProvider | undefined => {
  const [, name = '', key = ''] = /^([a-z]+):(\S*)$/.exec(named) ?? []
  const provider = Object.hasOwn(imageProviders, name) ? imageProviders[name] : undefined
  return provider && (key || !provider.needsKey) ? { provider, key } : undefined
}
