/** What can go wrong with the files and pages that people bring; a part of the table of problems. */
export const problemsOfFiles = {
  storage_reached: {
    status: 402,
    de: 'Der Speicherplatz Ihres Tarifs ist belegt. Löschen Sie Dateien oder Dokumente, die Sie nicht mehr brauchen.',
    en: 'The storage of your plan is full. Delete files or documents that you no longer need.',
  },
  file_too_large: {
    status: 413,
    de: 'Die Datei darf höchstens {megabytes} MB groß sein.',
    en: 'File size must be smaller than {megabytes}mb.',
  },
  upload_slow: {
    status: 408,
    de: 'Die Datei kam zu langsam an und wurde nicht gespeichert. Versuchen Sie es mit einer besseren Verbindung noch einmal.',
    en: 'The file arrived too slowly and was not kept. Try again on a better connection.',
  },
  file_type: {
    status: 415,
    de: 'Möglich sind PDF, Word und Textdateien.',
    en: 'Only PDF, Word and text files.',
  },
  page_unreadable: {
    status: 422,
    de: 'Diese Seite lässt sich nicht lesen. Vielleicht ist sie nicht öffentlich, antwortet nicht oder enthält keinen Text. Prüfen Sie die Adresse oder fügen Sie den Text selbst ein, es wurde nichts berechnet.',
    en: 'This page cannot be read. It may not be public, may not answer or may contain no text. Check the address or paste its text; nothing was charged.',
  },
  page_forbids_programs: {
    status: 422,
    de: 'Die Seite erlaubt das Lesen durch Programme nicht (robots.txt). Fügen Sie ihren Text selbst ein oder nehmen Sie eine andere Quelle, es wurde nichts berechnet.',
    en: 'This site does not allow programs to read the page (robots.txt). Paste its text yourself or take another source; nothing was charged.',
  },
  document_locked: {
    status: 422,
    de: 'Diese Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort und laden Sie sie noch einmal hoch.',
    en: 'This file is protected by a password. Save it without one and upload it again.',
  },
  document_broken: {
    status: 422,
    de: 'Diese Datei ist beschädigt und lässt sich nicht lesen. Speichern Sie sie neu oder fügen Sie den Text selbst ein.',
    en: 'This file is damaged and cannot be read. Save it again, or paste its text.',
  },
  document_empty: {
    status: 422,
    de: 'In dieser Datei ist kein Text zu finden. Falls sie eingescannt ist, braucht sie zuerst eine Texterkennung.',
    en: 'There is no text in this file. If it is a scan, it needs text recognition first.',
  },
  document_too_large: {
    status: 422,
    de: 'Diese Datei enthält mehr, als sich lesen lässt. Teilen Sie sie oder fügen Sie die wichtigen Stellen selbst ein.',
    en: 'This file contains more than can be read. Split it, or paste the passages that matter.',
  },
} as const

/** Refusals of files and of found pictures, which come as answers alone. */
export const refusalsOfFiles = {
  file_made: {
    status: 409,
    de: 'Diese Datei gehört zu dem, womit sie entstanden ist, und geht mit ihm. Löschen Sie den Eintrag im Verlauf oder das Lesezeichen.',
    en: 'This file belongs to what it was made with, and goes with that. Delete the entry in your history, or the bookmark.',
  },
  no_image_search: {
    status: 503,
    de: 'Die Bildersuche ist hier nicht eingerichtet. Laden Sie ein eigenes Bild hoch, oder fragen Sie die Administration.',
    en: 'Image search is not set up here. Upload a picture of your own, or ask an administrator.',
  },
  image_search_failed: {
    status: 502,
    de: 'Die Bildersuche antwortet gerade nicht. Ihr Artikel ist unverändert, es wurde nichts berechnet; versuchen Sie es gleich noch einmal.',
    en: 'The image search does not answer right now. Your article is unchanged and nothing was charged; try again in a moment.',
  },
  image_search_refused: {
    status: 502,
    de: 'Die Bildersuche nimmt unseren Zugang nicht an. Ihr Artikel ist unverändert, es wurde nichts berechnet; die Administration kann den Schlüssel prüfen. Ein eigenes Bild können Sie hochladen.',
    en: 'The image search does not accept our credentials. Your article is unchanged and nothing was charged; an administrator can check the key. You can upload a picture of your own.',
  },
  image_search_busy: {
    status: 502,
    de: 'Die Bildersuche ist ausgelastet. Ihr Artikel ist unverändert, es wurde nichts berechnet; in {seconds} Sekunden ist ein neuer Versuch möglich.',
    en: 'The image search is busy. Your article is unchanged and nothing was charged; try again in {seconds} seconds.',
  },
  image_unreachable: {
    status: 502,
    de: 'Dieses Bild ließ sich nicht holen. Ihr Artikel ist unverändert, es wurde nichts berechnet; wählen Sie ein anderes.',
    en: 'This picture could not be fetched. Your article is unchanged and nothing was charged; choose another one.',
  },
} as const
