import type { Fields } from '#shared/fields.ts'
import { inEach, type Text } from '#shared/text.ts'
import type { OneOf } from '../runs/one-of.ts'

/** What an answer is for: the options that its form names otherwise than that of the run. */
const placeOf = (fields: Fields, { inputs }: OneOf): readonly Text[] =>
  Object.entries(inputs).map(([name, value]) => {
    const field = fields[name]
    const option = field && 'options' in field ? field.options[String(value)] : undefined
    return option ?? inEach(() => String(value))
  })

const numbered = (number: number): Text => ({ de: `Variante ${number}`, en: `Variant ${number}` })

/** What several answers are called: by what they are for, by their number, or by both. */
export const namesOf = (fields: Fields, variants: readonly OneOf[]): readonly Text[] => {
  const keys = variants.map(({ inputs }) => JSON.stringify(inputs))
  return variants.map((one, at) => {
    const place = placeOf(fields, one)
    const alike = keys.filter(key => key === keys[at])
    const number = keys.slice(0, at + 1).filter(key => key === keys[at]).length
    const parts = [...place, ...(alike.length > 1 || !place.length ? [numbered(number)] : [])]
    return inEach(locale => parts.map(part => part[locale]).join(' · '))
  })
}
