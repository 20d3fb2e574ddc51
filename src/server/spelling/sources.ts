import type { Locale } from '#shared/text.ts'

/** A package of the npm registry with a dictionary as Hunspell reads it: `index.aff`, `index.dic` and its licence. */
export type DictionarySource = {
  readonly name: string
  readonly version: string
  readonly language: Locale
  /** Of the files that are fetched; not ours. */
  readonly licence: string
  /** As the registry names it, of the package's `.tgz`: another file is not taken. */
  readonly integrity: string
}

/** What is installed on demand. British and American spelling are both English. */
export const sources: readonly DictionarySource[] = [
  {
    name: 'dictionary-de',
    version: '3.0.0',
    language: 'de',
    licence: 'GPL-2.0 / GPL-3.0',
    integrity: 'sha512-0Xbq+YpWTscAL1e18aPPaqfG4goC2o9T595L/54v2OvOPC0/TJFFlclYanxuUoK73wutM5f9EgSuWGkvQXlOXw==',
  },
  {
    name: 'dictionary-en',
    version: '4.0.0',
    language: 'en',
    licence: 'MIT / BSD',
    integrity: 'sha512-3NHnE1uq33ZE/CIwaZ6gqxa4BnglHnxeAcTM0GJ7cmtRGcvX9InMK/IqLtYcUMFCUpUNgybH+DzkqdgAo3F1zg==',
  },
  {
    name: 'dictionary-en-gb',
    version: '3.0.0',
    language: 'en',
    licence: 'MIT / BSD',
    integrity: 'sha512-gU/dwC9xGYPh/0CCcmGNXO8OwSgOySAqevcSXxADCsgUD+tr6OJ52u7XaC7No7dNssvdUSfVjkzcqLrRZq3kPA==',
  },
]
