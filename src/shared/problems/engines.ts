/** What can go wrong with engines that are made in the browser; a part of the table of problems. */
export const problemsOfEngines = {
  changed_meanwhile: {
    status: 409,
    de: 'Jemand anderes hat dieses Werkzeug inzwischen geändert. Ihre Änderungen sind noch da, gespeichert sind sie nicht.',
    en: 'Somebody else has changed this tool in the meantime. Your changes are still here, but they are not saved.',
  },
} as const

/** Refusals of such engines, which come as answers alone. */
export const refusalsOfEngines = {
  engine_unfinished: {
    status: 422,
    de: 'An diesem Werkzeug stimmt noch nicht alles. Der Entwurf ist gesichert; was fehlt, steht an seiner Stelle.',
    en: 'Not everything about this tool is right yet. The draft is kept; what is missing is shown where it belongs.',
  },
  engine_unreadable: {
    status: 422,
    de: 'Das lässt sich nicht als Werkzeug lesen. Es wurde nichts gespeichert.',
    en: 'This cannot be read as a tool. Nothing was saved.',
  },
} as const
