/** What can be made to go with an article: its meta title and description, and posts that lead to it. */
export const companionNames = ['meta', 'LinkedIn', 'Facebook', 'Instagram', 'Twitter'] as const
export type CompanionName = (typeof companionNames)[number]

/** What goes with a text: the end of its address, and each text that was made from it, by its run. */
export type Companions = {
  readonly slug?: string | undefined
  readonly texts: Readonly<Partial<Record<CompanionName, string>>>
}
