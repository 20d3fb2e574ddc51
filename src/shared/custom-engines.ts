/** How the names of engines begin that were made in the browser; no call of ours is called like this. */
export const madePrefix = 'own-'

/** Whether this is the name of an engine that was made in the browser, or of one of its calls. */
export const isMade = (path: string) => path.startsWith(madePrefix)
