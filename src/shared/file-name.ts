/** Names that Windows keeps for itself. */
const taken = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** A name that every system takes, from what a text is called; `otherwise` where it has no name. */
export const fileNameOf = (title: string, ending: string, otherwise = 'document') => {
  const name = [...title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, 60)
    .join('')
    .replaceAll(/^-+|-+$/g, '')
  return `${taken.test(name) ? `${name}-` : name || otherwise}.${ending}`
}
