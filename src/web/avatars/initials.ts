/** At most two letters that stand for a name: Maren Köhler is MK, anna@example.com is A. */
export const initialsOf = (name: string) => {
  const parts = name.replace(/@.*/, '').split(/\s+/).filter(Boolean)
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map(part => [...(part ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
