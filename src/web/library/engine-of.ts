import type { EngineCard } from '#catalogue/shown.ts'

/** The tool of this name, or of one that it also answers to. */
export const engineOf = (engines: readonly EngineCard[], name: string) =>
  engines.find(({ slug, aliases }) => slug === name || aliases?.some(alias => alias === name))
