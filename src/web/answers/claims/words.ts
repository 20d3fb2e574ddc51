import { CircleCheck, CircleHelp, CircleX, type LucideIcon, MessageCircle, Scale } from 'lucide-react'
import type { Verdict } from '#shared/claims.ts'
import { goneName } from '#shared/claims-told.ts'

export const words = {
  text: { de: 'Ihr Text', en: 'Your text' },
  claims: { de: 'Aussagen', en: 'Claims' },
  count: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Aussage' : 'Aussagen'}`,
    en: `${count} ${one ? 'claim' : 'claims'}`,
  }),
  checking: { de: 'wird geprüft', en: 'being checked' },
  unchecked: { de: 'nicht geprüft', en: 'not checked' },
  unsearched: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Aussage ist' : 'Aussagen sind'} aufgelistet, aber nicht geprüft: Es war keine Suche verbunden.`,
    en: `${count} ${one ? 'claim is' : 'claims are'} listed but not checked: no search was connected.`,
  }),
  remembered: {
    de: 'Was darunter steht, ist nur das Wissen des Modells; es wurde keine Quelle gelesen.',
    en: 'What stands below each is only what the model knows; no source was read.',
  },
  elsewhere: { de: 'Ohne Stelle im Text', en: 'Without a place in the text' },
  goTo: (number: number) => ({ de: `Zu Aussage ${number}`, en: `Go to claim ${number}` }),
  for: { de: 'Dafür', en: 'For' },
  against: { de: 'Dagegen', en: 'Against' },
  gone: goneName,
  read: (day: string) => ({ de: `gelesen am ${day}`, en: `read on ${day}` }),
  dated: (day: string) => ({ de: `vom ${day}`, en: `of ${day}` }),
  again: { de: 'Noch einmal prüfen', en: 'Check again' },
  againNumber: (number: number) => ({
    de: `Noch einmal prüfen: Aussage ${number}`,
    en: `Check again: claim ${number}`,
  }),
  own: { de: 'Mit eigener Quelle', en: 'With a source of your own' },
  ownNumber: (number: number) => ({
    de: `Mit eigener Quelle: Aussage ${number}`,
    en: `With a source of your own: claim ${number}`,
  }),
  address: { de: 'Adresse der Seite', en: 'Address of the page' },
  hint: {
    de: 'Sie wird gelesen, so wie sie heute dasteht.',
    en: 'It is read as it stands today.',
  },
  wrong: { de: 'Eine Adresse wie https://example.com/seite.', en: 'An address such as https://example.com/page.' },
  check: { de: 'Prüfen', en: 'Check' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}

/** How each verdict is drawn: a sign and a word, so that nobody needs to tell colours apart. */
export const looks: Readonly<Record<Verdict, { icon: LucideIcon; ink: string; line: string }>> = {
  supported: { icon: CircleCheck, ink: 'text-ok', line: 'border-ok' },
  refuted: { icon: CircleX, ink: 'text-danger', line: 'border-danger' },
  disputed: { icon: Scale, ink: 'text-warn', line: 'border-warn' },
  not_found: { icon: CircleHelp, ink: 'text-muted', line: 'border-line' },
  not_checkable: { icon: MessageCircle, ink: 'text-muted', line: 'border-line' },
}
