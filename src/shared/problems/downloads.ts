import type { Text } from '../text.ts'

/** What can go wrong while a model is downloaded. */
export const problemsOfDownloads = {
  download_unreachable: {
    status: 502,
    de: 'Die Quelle ist nicht erreichbar. Dieser Server braucht zum Herunterladen eine Verbindung ins Netz, oder einen Spiegel in MODELS_URL. Was schon da ist, bleibt erhalten; versuchen Sie es dann noch einmal.',
    en: 'The source cannot be reached. To download, this server needs a connection to the net, or a mirror in MODELS_URL. What is already here is kept; then try again.',
  },
  download_gone: {
    status: 502,
    de: 'Diese Datei gibt es an der Quelle nicht. Ist in MODELS_URL ein Spiegel eingetragen, dann fehlt sie dort.',
    en: 'The source does not have this file. If MODELS_URL names a mirror, the file is missing there.',
  },
  download_damaged: {
    status: 502,
    de: 'Geladen wurde eine andere Datei als die bekannte: Größe oder Prüfsumme stimmt nicht. Sie wurde verworfen; versuchen Sie es noch einmal.',
    en: 'What was downloaded is not the known file: its size or checksum differs. It was discarded; try again.',
  },
  download_no_room: {
    status: 507,
    de: 'Auf diesem Server ist zu wenig Platz: {free} GB sind frei, {needed} GB werden gebraucht. Was schon da ist, bleibt erhalten.',
    en: 'There is too little room on this server: {free} GB are free, {needed} GB are needed. What is already here is kept.',
  },
  model_connected: {
    status: 409,
    de: 'Dieses Modell ist noch verbunden. Entfernen Sie es zuerst aus der Liste oben, dann lässt es sich löschen.',
    en: 'This model is still connected. Remove it from the list above first, then it can be deleted.',
  },
} as const satisfies Record<string, Text & { status: number }>
