import type { Text } from '../text.ts'

/** What can go wrong with a backup. */
export const problemsOfBackups = {
  backup_running: {
    status: 409,
    de: 'Es wird schon eine Sicherung angelegt. Sie steht gleich in der Liste.',
    en: 'A backup is already being made. It will be in the list in a moment.',
  },
  backup_elsewhere: {
    status: 409,
    de: 'Diese Installation liegt auf einem eigenen Datenbankserver. Gesichert wird sie mit pg_dump.',
    en: 'This installation uses a database server of its own. Back it up with pg_dump.',
  },
  backup_no_room: {
    status: 507,
    de: 'Für eine Sicherung sind {needed} MB nötig, frei sind {free} MB. Es wurde nichts angelegt; schaffen Sie Platz und versuchen Sie es noch einmal.',
    en: 'A backup needs {needed} MB, but only {free} MB are free. Nothing was made; free up space and try again.',
  },
} as const satisfies Record<string, Text & { status: number }>
