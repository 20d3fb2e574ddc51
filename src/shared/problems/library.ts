/** What can go wrong with what people have written and kept; a part of the table of problems. */
export const problemsOfLibrary = {
  draft_elsewhere: {
    status: 409,
    de: 'In einem anderen Fenster wurde inzwischen weitergearbeitet.',
    en: 'Work has gone on in another window meanwhile.',
  },
  document_elsewhere: {
    status: 409,
    de: 'Dieses Dokument wurde inzwischen anderswo geändert. Ihre Fassung ist noch hier, nichts wurde überschrieben.',
    en: 'This document was changed elsewhere meanwhile. Your version is still here, nothing was overwritten.',
  },
} as const

/** Refusals of what is kept, which come as answers alone. */
export const refusalsOfLibrary = {
  document_full: {
    status: 413,
    de: 'Ein Dokument fasst höchstens {most} MB. Was Sie geschrieben haben, ist noch hier; teilen Sie es auf zwei Dokumente auf.',
    en: 'A document holds at most {most} MB. What you have written is still here; divide it into two documents.',
  },
  too_many_documents: {
    status: 409,
    de: 'Mehr als {most} Dokumente sind nicht möglich. Löschen Sie eines, das Sie nicht mehr brauchen.',
    en: 'There can be at most {most} documents. Delete one that you no longer need.',
  },
  links_forbidden: {
    status: 403,
    de: 'Die Administration hat Links zu Dokumenten abgeschaltet. Das Dokument ist unverändert; geben Sie es als Datei weiter.',
    en: 'An administrator has switched off links to documents. The document is unchanged; pass it on as a file.',
  },
  run_is_open: {
    status: 409,
    de: 'Dieser Text wird noch geschrieben. Halten Sie ihn an, dann lässt er sich löschen.',
    en: 'This text is still being written. Stop it first, then you can delete it.',
  },
  too_much_knowledge: {
    status: 409,
    de: 'Mehr als {most} Quellen sind nicht möglich. Löschen Sie zuerst eine, die Sie nicht mehr brauchen.',
    en: 'There can be at most {most} sources. Delete one first that you no longer need.',
  },
  too_many_brands: {
    status: 409,
    de: 'Mehr als {most} Marken sind nicht möglich. Löschen Sie zuerst eine; was Sie eingegeben haben, ist noch da.',
    en: 'There can be at most {most} brands. Delete one first; what you have entered is still here.',
  },
} as const
