const said = /mso-list:\s*l(\d+)\s+level(\d+)/i
/** Word has nine levels. */
const deepest = 9

/** The list and the level, from 1 to 9, that Word says of a paragraph in its style; nothing where it is no item. */
export const listPlaceIn = (style: string | null | undefined) => {
  const [, list, level] = said.exec(style ?? '') ?? []
  return level ? { list, level: Math.max(1, Math.min(deepest, Number(level))) } : undefined
}

/** Whether this style is that of an item's sign, which Word lets stand in it as text. */
export const isSignStyle = (style: string | null | undefined) => /mso-list:\s*ignore/i.test(style ?? '')

/** The kind of list that has such a sign: numbered by figures, letters or Roman numerals, or with points. */
export const listTagOf = (sign: string) => (/^(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign) ? 'ol' : 'ul')
