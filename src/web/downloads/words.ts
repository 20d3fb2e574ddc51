import { tryAgain } from '../ui/try-again.ts'

/** What is said of a download, and what can be done with it. */
export const words = {
  load: { de: 'Herunterladen', en: 'Download' },
  pause: { de: 'Anhalten', en: 'Pause' },
  goOn: { de: 'Fortsetzen', en: 'Resume' },
  again: tryAgain,
  giveUp: { de: 'Abbrechen', en: 'Cancel' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  remove: { de: 'Löschen', en: 'Delete' },
  connect: { de: 'Verbinden', en: 'Connect' },
  connected: { de: 'verbunden', en: 'connected' },
  here: { de: 'auf diesem Server', en: 'on this server' },
  done: { de: 'Das Modell ist verbunden.', en: 'The model is connected.' },
  kinds: {
    write: {
      title: { de: 'Schreiben', en: 'Writing' },
      line: { de: 'Geschrieben wird ein Text nach dem anderen.', en: 'One text is written at a time.' },
    },
    speak: {
      title: { de: 'Auf diesem Server sprechen', en: 'Speaking on this server' },
      line: {
        de: 'Ein Modell, das hier ist, liest von selbst vor, einen Text nach dem anderen. Ist ein Sprachdienst verbunden, spricht der.',
        en: 'A model that is here reads aloud by itself, one text at a time. If a speech service is connected, that one speaks.',
      },
    },
    listen: {
      title: { de: 'Auf diesem Server zuhören', en: 'Listening on this server' },
      line: {
        de: 'Ein Modell, das hier ist, tippt von selbst ab, solange kein Dienst verbunden ist; von mehreren das größte. Keine Aufnahme verlässt das Haus.',
        en: 'A model that is here transcribes by itself while no service is connected; of several, the largest. No recording leaves your premises.',
      },
    },
    pictures: {
      title: { de: 'Bilder bearbeiten', en: 'Working on pictures' },
      line: {
        de: 'Ein Modell, das hier ist, arbeitet in den Bild-Werkzeugen von selbst mit, ohne weiteren Schritt.',
        en: 'A model that is here works in the picture tools by itself, without another step.',
      },
    },
  },
  of: (does: string, name: string) => `${does}: ${name}`,
  facts: (size: string, memory: string) => ({
    de: `${size} · braucht etwa ${memory} Arbeitsspeicher`,
    en: `${size} · needs about ${memory} of memory`,
  }),
  licence: (licence: string, maker: string) => ({
    de: `Lizenz ${licence}, von ${maker}`,
    en: `Licence ${licence}, by ${maker}`,
  }),
  short: (memory: string) => ({
    de: `Dieser Server hat nur ${memory} Arbeitsspeicher.`,
    en: `This server has only ${memory} of memory.`,
  }),
  progress: (name: string) => ({ de: `${name} wird heruntergeladen`, en: `Downloading ${name}` }),
  come: (received: string, all: string) => ({ de: `${received} von ${all}`, en: `${received} of ${all}` }),
  speed: (speed: string) => ({ de: `${speed} je Sekunde`, en: `${speed} per second` }),
  left: (minutes: number) =>
    minutes > 1
      ? { de: `noch etwa ${minutes} Minuten`, en: `about ${minutes} minutes left` }
      : { de: 'noch etwa eine Minute', en: 'about a minute left' },
  held: (received: string, all: string) => ({
    de: `Angehalten bei ${received} von ${all}`,
    en: `Paused at ${received} of ${all}`,
  }),
  checking: { de: 'Die Prüfsumme wird geprüft …', en: 'Checking the checksum …' },
  ask: (name: string) => ({ de: `${name} löschen?`, en: `Delete ${name}?` }),
  askText: (size: string) => ({
    de: `Das schafft ${size} Platz. Wer es wieder braucht, muss es neu herunterladen.`,
    en: `This frees ${size}. Whoever needs it again has to download it anew.`,
  }),
}
