/** What one of several says before another does; `name` is missing where a text names nobody. */
export type Turn = Readonly<{ name?: string; text: string }>

/** How scripts name who speaks, at the beginning of a paragraph: `**Anna:** Guten Morgen.` */
const label = /^\s*\*\*([^*\n:]{1,40})(?::\*\*|\*\*\s*:)\s*/

/**
 * A script in turns, where at least two are named in it; else one turn without a name. A paragraph that names nobody
 * goes on with the turn before.
 */
export const turnsIn = (text: string): readonly Turn[] => {
  const turns: { name?: string; text: string }[] = []
  for (const paragraph of text.split(/\n\s*\n/)) {
    const name = label.exec(paragraph)?.[1]?.trim()
    const last = turns.at(-1)
    const said = paragraph.replace(label, '')
    if (name === undefined ? last : last?.name === name) last!.text += `\n\n${said}`
    else turns.push({ ...(name !== undefined && { name }), text: said })
  }
  return namesIn(turns).length > 1 ? turns : [{ text }]
}

/** Who speaks in a script, in an order that does not depend on who is first in a part of it. */
export const namesIn = (turns: readonly Turn[]): readonly string[] =>
  [...new Set(turns.flatMap(({ name }) => name ?? []))].toSorted()
