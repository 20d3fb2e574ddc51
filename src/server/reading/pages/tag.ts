/** One tag of a page with the few attributes that reading needs, and what stands inside. */
export type Tag = Readonly<{ name: string; attributes: Readonly<Record<string, string>>; inside: (Tag | string)[] }>

/** Whether this part of a tag is itself a tag. */
export const isTag = (part: Tag | string): part is Tag => typeof part !== 'string'

/** The tags inside, and the tags inside those. */
export function* tagsIn(tag: Tag): Generator<Tag> {
  for (const part of tag.inside)
    if (isTag(part)) {
      yield part
      yield* tagsIn(part)
    }
}

/** Tags within a line of words: what stands in them goes on where the last word ended. */
const inline = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong ' +
    'sub sup time tt u var nobr'
  ).split(' '),
)

/** Whether a tag stands within a line of words; tags that a site made up do. */
export const isInline = ({ name }: Tag): boolean => inline.has(name) || name.includes('-')

/** The words inside as they stand, on one line. */
export const wordsOf = (tag: Tag): string => {
  const gathered: string[] = []
  const gather = (part: Tag | string): unknown => {
    if (!isTag(part)) return gathered.push(part)
    const between = isInline(part) ? '' : ' '
    gathered.push(between)
    part.inside.forEach(gather)
    return gathered.push(between)
  }
  tag.inside.forEach(gather)
  return gathered.join('').replaceAll(/\s+/g, ' ').trim()
}

/** The first tag inside of this name. */
export const firstOf = (tag: Tag, name: string): Tag | undefined => tagsIn(tag).find(inner => inner.name === name)

/** How much there is to read in a page. */
export const lettersIn = (page: Tag): number => {
  let letters = 0
  for (const tag of [page, ...tagsIn(page)])
    for (const part of tag.inside) if (!isTag(part)) letters += part.replaceAll(/\s+/g, ' ').trim().length
  return letters
}
