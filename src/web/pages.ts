export { pages } from '#shared/pages.ts'

/** The part of an address that leads to the form of a text rather than to the text. */
export const formPart = 'form'
