const fromTheRight = new Set(['ar', 'fa', 'he', 'ur'])

/** Which way a text runs: from the right in Arabic, Hebrew and their like; elsewhere as its first letter says. */
export const directionOf = (language: string | undefined) =>
  language && fromTheRight.has(language.slice(0, 2).toLowerCase()) ? 'rtl' : 'auto'
