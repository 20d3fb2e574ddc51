type Schema = { readonly [name: string]: unknown }

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/**
 * What of a schema a service may enforce while its model writes. Lengths are left out: enforced, they end a text in the
 * middle of a word, and some services refuse them; the prompt names them, and what is too long is shown as such.
 */
export const grammarOf = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(grammarOf)
  if (!isSchema(schema)) return schema
  const { properties, ...rest } = schema
  const kept = Object.entries(rest).filter(([name]) => name !== 'maxLength' && name !== 'minLength')
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, grammarOf(value)])),
    ...(isSchema(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, grammarOf(value)])),
    }),
  }
}

/** Whether every property of every object must be there: only then will OpenAI promise the shape. */
export const isStrict = (schema: unknown): boolean => {
  if (Array.isArray(schema)) return schema.every(isStrict)
  if (!isSchema(schema)) return true
  const { properties, required } = schema
  if (isSchema(properties)) {
    const asked = Array.isArray(required) ? required : []
    return Object.entries(properties).every(([name, value]) => asked.includes(name) && isStrict(value))
  }
  return Object.values(schema).every(isStrict)
}
