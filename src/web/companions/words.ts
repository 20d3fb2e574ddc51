import { tryAgain } from '../ui/try-again.ts'

/** What is said of what goes with an article. */
export const words = {
  title: { de: 'Zum Veröffentlichen', en: 'To publish it' },
  line: {
    de: 'Jeder Text entsteht aus diesem Artikel und bleibt bei ihm.',
    en: 'Each text is made from this article and stays with it.',
  },
  slug: { de: 'Ende der Adresse (Slug)', en: 'End of the address (slug)' },
  slugHint: { de: 'Aus dem Titel gebildet, kostet keine Anfrage.', en: 'Formed from the title, costs no requests.' },
  copySlug: { de: 'Slug kopieren', en: 'Copy the slug' },
  make: { de: 'Erstellen', en: 'Generate' },
  makeNamed: (name: string) => ({ de: `${name} erstellen`, en: `Generate: ${name}` }),
  writing: { de: 'Wird geschrieben …', en: 'Being written …' },
  written: (name: string) => ({ de: `${name} ist fertig.`, en: `${name} is finished.` }),
  changed: { de: 'Der Artikel wurde seitdem geändert.', en: 'The article has been changed since.' },
  again: { de: 'Neu erstellen', en: 'Generate again' },
  retry: tryAgain,
  open: { de: 'Im Werkzeug öffnen', en: 'Open in its tool' },
  openNamed: (name: string) => ({ de: `${name} im Werkzeug öffnen`, en: `Open in its tool: ${name}` }),
  noModel: { de: 'Dafür ist noch kein KI-Modell verbunden.', en: 'No AI model is connected for this yet.' },
  unlock: (plan: string) => ({ de: `Mit ${plan} freischalten`, en: `Unlock with ${plan}` }),
  notKept: {
    de: 'Das ließ sich gerade nicht speichern. Es steht noch hier; versuchen Sie es gleich noch einmal.',
    en: 'This could not be saved right now. It still stands here; try again in a moment.',
  },
}
