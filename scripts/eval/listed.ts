/** Notes that stand beside a text, as a list of their own. */
export const listed = (notes: readonly string[]) => notes.map(note => `- ${note}\n`).join('')
