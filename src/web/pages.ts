import { isPictureTool } from '#shared/picture-slugs.ts'
import { pages } from '#shared/pages.ts'

export { pages }

/** The part of an address that leads to the form of a text rather than to the text. */
export const formPart = 'form'

/** The page of a tool: those for pictures have their own. */
export const pageOfTool = (slug: string) => (isPictureTool(slug) ? pages.picture : pages.engine)
