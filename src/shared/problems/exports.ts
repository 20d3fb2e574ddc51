/** What can go wrong when a text leaves as a file; a part of the table of problems. */
export const problemsOfExports = {
  pdf_failed: { status: 500, de: 'Das PDF konnte nicht erstellt werden', en: 'PDF generation failed' },
  export_failed: {
    status: 500,
    de: 'Die Datei konnte nicht erstellt werden. Ihr Text ist unverändert.',
    en: 'The file could not be made. Your text is unchanged.',
  },
} as const

/** Refusals of exports, which come as answers alone. */
export const refusalsOfExports = {
  pdf_empty: {
    status: 422,
    de: 'Kein Inhalt für ein PDF vorhanden.',
    en: 'No content found to generate the PDF.',
  },
  pdf_too_large: { status: 413, de: 'Der Inhalt ist größer als 1 MB.', en: 'Content must be less than 1mb' },
  pdf_letters: {
    status: 422,
    de: 'In diesem Text stehen Schriftzeichen, die ein PDF hier nicht darstellen kann. Als Word-Datei lässt er sich sichern. Für Chinesisch, Japanisch und Koreanisch braucht der Server die Schrift Noto Sans CJK, unter Debian im Paket fonts-noto-cjk.',
    en: 'This text has characters that a PDF cannot show here. It can be saved as a Word file. Chinese, Japanese and Korean need the font Noto Sans CJK on the server, on Debian in the package fonts-noto-cjk.',
  },
  export_empty: {
    status: 422,
    de: 'Kein Inhalt für eine Datei vorhanden.',
    en: 'No content found to make a file from.',
  },
  export_too_large: { status: 413, de: 'Der Inhalt ist größer als 10 MB.', en: 'Content must be less than 10mb' },
  export_too_much: {
    status: 422,
    de: 'Dieser Text ist für eine solche Datei zu umfangreich. Teilen Sie ihn, er ist unverändert.',
    en: 'This text is too large for such a file. It is unchanged; split it.',
  },
  pdf_too_slow: {
    status: 422,
    de: 'Dieser Text ist für ein PDF zu aufwendig: Nach {limit} Sekunden war es nicht fertig. Er ist unverändert und lässt sich als Word- oder HTML-Datei sichern.',
    en: 'This text is too complex for a PDF: it was not finished after {limit} seconds. The text is unchanged and can be saved as a Word or HTML file.',
  },
  export_too_slow: {
    status: 422,
    de: 'Diese Datei war nach {limit} Sekunden nicht fertig. Ihr Text ist unverändert: Sichern Sie ihn als HTML-Datei, oder teilen Sie ihn.',
    en: 'This file was not finished after {limit} seconds. Your text is unchanged: save it as an HTML file, or split it.',
  },
  exports_at_once: {
    status: 429,
    de: 'Es entstehen schon {most} Dateien für Sie. Sobald eine fertig ist, geht es weiter.',
    en: '{most} files are already being made for you. You can go on when one is finished.',
  },
} as const
