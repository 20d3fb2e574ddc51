import { longestChecked } from '#shared/claims-checking.ts'
import { written } from '#shared/text.ts'
import { tryAgain } from '../ui/try-again.ts'

/** What is said of checking the claims of a text. */
export const words = {
  title: { de: 'Behauptungen', en: 'Claims' },
  check: { de: 'Behauptungen prüfen', en: 'Check the claims' },
  again: { de: 'Alle noch einmal prüfen', en: 'Check all again' },
  checking: { de: 'Wird geprüft …', en: 'Being checked …' },
  stop: { de: 'Prüfung anhalten', en: 'Stop the check' },
  line: {
    de: 'Zu jeder Aussage werden Seiten im Netz gesucht, gelesen und wörtlich angeführt.',
    en: 'For each claim, pages on the web are searched for, read and quoted word for word.',
  },
  count: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Aussage' : 'Aussagen'} geprüft`,
    en: `${count} ${one ? 'claim' : 'claims'} checked`,
  }),
  gone: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Aussage steht' : 'Aussagen stehen'} so nicht mehr im Text.`,
    en: `${count} ${one ? 'claim is' : 'claims are'} no longer in the text.`,
  }),
  open: { de: 'Alle Aussagen ansehen', en: 'See all claims' },
  nowGone: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Satz, auf dem das stand, steht' : 'Sätze, auf denen das stand, stehen'} heute nicht mehr da.`,
    en: `${count} ${one ? 'sentence that this stood on no longer stands' : 'sentences that this stood on no longer stand'} there.`,
  }),
  sources: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Quelle' : 'Quellen'}`,
    en: `${count} ${one ? 'source' : 'sources'}`,
  }),
  more: { de: 'Mehr', en: 'More' },
  ofRun: { de: 'Zum geprüften Text', en: 'To the text that was checked' },
  ofDocument: { de: 'Zum geprüften Dokument', en: 'To the document that was checked' },
  retry: tryAgain,
  unlock: (plan: string) => ({ de: `Behauptungen prüfen mit ${plan}`, en: `Check the claims with ${plan}` }),
  noModel: { de: 'Dafür ist noch kein KI-Modell verbunden.', en: 'No AI model is connected for this yet.' },
  long: {
    de: `Der Text hat mehr als ${written(longestChecked, 'de')} Zeichen. Im Editor lässt sich ein Teil davon prüfen.`,
    en: `The text has more than ${written(longestChecked, 'en')} characters. A part of it can be checked in the editor.`,
  },
  how: {
    de: 'Ein Urteil steht auf wörtlichen Sätzen gelesener Seiten. Ob sie recht haben, entscheiden Sie.',
    en: 'A verdict stands on sentences quoted from pages that were read. Whether they are right is for you to decide.',
  },
}
