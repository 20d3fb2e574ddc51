/** What pinning is called, wherever it can be done. */
export const words = {
  pinned: { de: 'Angeheftet', en: 'Pinned' },
  pin: (tool: string) => ({ de: `${tool} anheften`, en: `Pin ${tool}` }),
}
