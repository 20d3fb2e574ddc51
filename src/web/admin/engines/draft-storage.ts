import type { Definition } from '#catalogue/custom/definition.ts'

type Kept = { readonly revision: number; readonly draft: Definition }
const name = (id: string) => `made:${id}`

/** Keeps in this browser what the server does not have yet; nothing where there is nothing to keep. */
export const keepDraft = (id: string, kept: Kept | undefined) => {
  try {
    if (kept) localStorage.setItem(name(id), JSON.stringify(kept))
    else localStorage.removeItem(name(id))
  } catch {
    // It is full or forbidden: then only the server keeps it.
  }
}

/** What was typed here and never reached the server, whatever has been saved since. */
export const keptDraft = (id: string): Kept | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name(id)) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'draft' in kept ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}
