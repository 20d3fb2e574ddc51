import { tryAgain } from '../ui/try-again.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** What is said of a file on its way, whatever it is for. */
export const words = {
  choose: { de: 'Datei auswählen', en: 'Choose a file' },
  orDrop: { de: 'oder hierher ziehen', en: 'or drag one here' },
  chooseSeveral: { de: 'Dateien auswählen', en: 'Choose files' },
  orDropSeveral: { de: 'oder hierher ziehen', en: 'or drag them here' },
  letGo: { de: 'Hier loslassen', en: 'Drop it here' },
  other: { de: 'Andere Datei wählen', en: 'Choose another file' },
  retry: tryAgain,
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  dismiss: { de: 'Meldung schließen', en: 'Dismiss' },
  remove: (name: string) => ({ de: `${name} entfernen`, en: `Remove ${name}` }),
  sending: (name: string) => ({ de: `${name} wird hochgeladen`, en: `Uploading ${name}` }),
  reading: (name: string) => ({ de: `${name} wird gelesen`, en: `Reading ${name}` }),
  sent: (name: string) => ({ de: `${name} wurde hochgeladen.`, en: `${name} file uploaded successfully.` }),
  failed: (name: string) => ({
    de: `${name} konnte nicht hochgeladen werden.`,
    en: `${name} file upload failed.`,
  }),
  notRead: (name: string) => ({ de: `${name} ließ sich nicht einfügen.`, en: `${name} could not be inserted.` }),
  pages: (count: number, said: string) => ({
    de: `${said} ${plural(count, 'Seite', 'Seiten')}`,
    en: `${said} ${plural(count, 'page', 'pages')}`,
  }),
  words: (count: number, said: string) => ({
    de: `${said} ${plural(count, 'Wort', 'Wörter')}`,
    en: `${said} ${plural(count, 'word', 'words')}`,
  }),
  lasts: (time: string) => ({ de: `${time} Minuten`, en: `${time} minutes` }),
  gone: {
    de: 'Die Datei gibt es nicht mehr. Laden Sie sie noch einmal hoch oder lassen Sie das Feld leer.',
    en: 'The file is gone. Upload it again, or leave this empty.',
  },
}
