/** What can go wrong with what people have written and kept; a part of the table of problems. */
export const problemsOfLibrary = {
  draft_elsewhere: {
    status: 409,
    de: 'In einem anderen Fenster wurde inzwischen weitergearbeitet.',
    en: 'Work has gone on in another window meanwhile.',
  },
  run_is_open: {
    status: 409,
    de: 'Dieser Text wird noch geschrieben. Halten Sie ihn an, dann lässt er sich löschen.',
    en: 'This text is still being written. Stop it first, then you can delete it.',
  },
  too_many_brands: {
    status: 409,
    de: 'Mehr als {most} Marken sind nicht möglich. Löschen Sie zuerst eine; was Sie eingegeben haben, ist noch da.',
    en: 'There can be at most {most} brands. Delete one first; what you have entered is still here.',
  },
} as const
