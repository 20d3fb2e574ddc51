import { AskForLink } from './AskForLink.tsx'
import { askForReset } from '../data/account-calls.ts'

const said = {
  title: { de: 'Passwort vergessen', en: 'Forgotten password' },
  mailed: {
    de: 'Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.',
    en: 'You will get an e-mail with a link for choosing a new password.',
  },
  passedOn: { de: 'Über einen Link wählen Sie ein neues Passwort.', en: 'A link lets you choose a new password.' },
  sent: {
    de: 'Wenn es ein Konto mit dieser Adresse gibt, ist der Link unterwegs. Er gilt eine Stunde.',
    en: 'If there is an account with this address, the link is on its way. It is valid for an hour.',
  },
  made: {
    de: 'Wenn es ein Konto mit dieser Adresse gibt, liegt der Link jetzt bereit. Er gilt eine Stunde.',
    en: 'If there is an account with this address, the link is ready now. It is valid for an hour.',
  },
}

/** Where a new password begins. */
export const ForgottenPage = () => <AskForLink said={said} ask={askForReset} />
