import type { Text } from '#shared/text.ts'

/** How many remarks there are, in words. */
export const howMany = (count: string, one: boolean): Text => ({
  de: `${count} ${one ? 'Hinweis' : 'Hinweise'}`,
  en: `${count} ${one ? 'remark' : 'remarks'}`,
})
