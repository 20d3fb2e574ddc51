import type { Step, SuggestedStep } from '#shared/blog-draft.ts'
import { mostChosen } from '#shared/sources.ts'
import type { Text } from '#shared/text.ts'
import { tryAgain } from '../ui/try-again.ts'

/** What the steps are called. */
export const stepNames: Readonly<Record<Step, Text>> = {
  topic: { de: 'Thema', en: 'Topic' },
  title: { de: 'Titel', en: 'Title' },
  intro: { de: 'Einleitung', en: 'Introduction' },
  outline: { de: 'Gliederung', en: 'Outline' },
  article: { de: 'Artikel', en: 'Article' },
}

/** What the screens of the assistant say. */
export const words = {
  heads: {
    topic: { de: 'Worum geht es in dem Artikel?', en: 'What is the article about?' },
    title: { de: 'Welchen Titel soll der Artikel haben?', en: 'Which title should the article have?' },
    intro: { de: 'Wie soll der Artikel beginnen?', en: 'How should the article begin?' },
    outline: { de: 'Welche Abschnitte soll der Artikel haben?', en: 'Which sections should the article have?' },
    article: { de: 'So wird der Artikel geschrieben', en: 'This is how the article will be written' },
  },
  lines: {
    topic: { de: '', en: '' },
    title: {
      de: 'Wählen Sie einen, ändern Sie ihn, oder schreiben Sie einen eigenen.',
      en: 'Choose one, change it, or write one of your own.',
    },
    intro: {
      de: 'Wählen Sie eine, oder lassen Sie sie mit dem Artikel schreiben.',
      en: 'Choose one, or have it written with the article.',
    },
    outline: {
      de: 'Was hier als Text steht, bleibt Wort für Wort; das Übrige entsteht mit dem Artikel.',
      en: 'What stands here as text stays word for word; the rest is written with the article.',
    },
    article: {
      de: 'Was Sie gewählt haben, steht unverändert darin. Was fehlt, wird geschrieben.',
      en: 'What you have chosen will be in it unchanged. What is missing will be written.',
    },
  },
  suggest: {
    title: { de: 'Titel vorschlagen', en: 'Suggest titles' },
    intro: { de: 'Einleitungen vorschlagen', en: 'Suggest introductions' },
    outline: { de: 'Gliederung vorschlagen', en: 'Suggest an outline' },
  },
  more: { de: 'Weitere vorschlagen', en: 'Suggest more' },
  writing: { de: 'Vorschläge werden geschrieben …', en: 'Suggestions are being written …' },
  next: (name: string) => ({ de: `Weiter: ${name}`, en: `Next: ${name}` }),
  back: { de: 'Zurück', en: 'Back' },
  wholeHead: { de: 'Ihr Artikel ist vollständig', en: 'Your article is complete' },
  whole: {
    de: 'Es fehlt nichts: Der Artikel wird Wort für Wort aus Ihren Teilen zusammengesetzt, ohne KI. Das kostet keine Anfrage.',
    en: 'Nothing is missing: the article is put together from your parts word for word, without AI. It costs no request.',
  },
  write: { de: 'Artikel erstellen', en: 'Write the article' },
  needsTitle: { de: 'Dafür fehlt noch ein Titel.', en: 'A title is missing for that.' },
  sources: {
    none: {
      de: 'Es ist keine Quelle gewählt: Suchen Sie welche, legen Sie eigene dazu, oder schalten Sie die Recherche aus.',
      en: 'No source is chosen: search for some, add your own, or switch research off.',
    },
    tooMany: {
      de: `Höchstens ${mostChosen} Quellen: Wählen Sie einige ab.`,
      en: `At most ${mostChosen} sources: untick some.`,
    },
  },
  from: (count: string, one: boolean) => ({
    de: `Geschrieben wird aus ${count} ${one ? 'Quelle' : 'Quellen'}; sie stehen als Fußnoten unter dem Artikel.`,
    en: `It is written from ${count} ${one ? 'source' : 'sources'}, which stand as notes below the article.`,
  }),
  toSources: { de: 'Zu den Quellen', en: 'To the sources' },
  retry: tryAgain,
  elsewhere: {
    de: 'In einem anderen Fenster stand etwas anderes. Es gilt, was zuletzt geändert wurde.',
    en: 'Something else stood in another window. What was changed last holds.',
  },
  other: { de: 'Den anderen Stand nehmen', en: 'Take the other state' },
  good: { de: 'So lassen', en: 'Leave it' },
  unsaved: {
    de: 'Gerade lässt sich nicht speichern. In diesem Fenster bleibt alles stehen.',
    en: 'It cannot be saved right now. In this window everything stays.',
  },
  anew: { de: 'Neu beginnen', en: 'Begin anew' },
  cleared: { de: 'Ein neuer Artikel.', en: 'A new article.' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  unlock: (plan: string) => ({ de: `Mit ${plan} freischalten`, en: `Unlock with ${plan}` }),
} satisfies Record<string, unknown>

/** Whether a step has suggestions to choose from. */
export const isAsked = (step: Step | undefined): step is SuggestedStep =>
  step === 'title' || step === 'intro' || step === 'outline'
