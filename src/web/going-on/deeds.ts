import type { ShownEngine } from '#catalogue/shown.ts'
import { pictureField } from '#shared/picture-field.ts'
import { inEach, type Text } from '#shared/text.ts'

/** A tool that a picture can be taken to, and what that is called. */
export type Deed = Readonly<{ slug: string; icon: ShownEngine['icon']; name: Text }>

/** Where a tool works without one, too, it is said what the picture is there: the logo of a code. */
const asPart = (name: Text, part: Text) =>
  inEach(locale => (locale === 'de' ? `Als ${part.de}: ${name.de}` : `As a ${part.en.toLowerCase()}: ${name.en}`))

/** What can be done with a picture here: the tools that are ready and ask for one, in the order they are shown. */
export const deedsOf = (tools: readonly ShownEngine[]): readonly Deed[] =>
  tools.flatMap(({ slug, icon, name, ready, bubbleSlug, calls }) => {
    const fields = calls[bubbleSlug]?.fields ?? {}
    const field = fields[pictureField(fields) ?? '']
    if (!ready || !field) return []
    const isOptional = 'optional' in field && field.optional === true
    return [{ slug, icon, name: isOptional ? asPart(name, field.label) : name }]
  })
