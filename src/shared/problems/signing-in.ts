/** What can go wrong on the ways in; a part of the table of problems. */
export const problemsOfSigningIn = {
  registration_domain: {
    status: 403,
    de: 'Hier legt ein Konto nur an, wer eine Adresse der Organisation hat oder eingeladen ist. Fragen Sie die Administration.',
    en: 'Only people with an address at the organisation or an invitation can create an account here. Ask an administrator.',
  },
  invitation_ended: {
    status: 422,
    de: 'Diese Einladung gilt nicht mehr. Fragen Sie die Administration nach einer neuen.',
    en: 'This invitation is no longer valid. Ask an administrator for a new one.',
  },
  invitation_other_address: {
    status: 403,
    de: 'Diese Einladung gilt für eine andere E-Mail-Adresse. Verwenden Sie die, an die sie ging.',
    en: 'This invitation is for another e-mail address. Use the one it was sent to.',
  },
  invitations_closed: {
    status: 409,
    de: 'Die Registrierung ist geschlossen, darum gilt keine Einladung. Öffnen Sie sie zuerst für Eingeladene.',
    en: 'Registration is closed, so no invitation is valid. First open it to invited people.',
  },
  provider_cancelled: {
    status: 403,
    de: 'Die Anmeldung beim Anmeldedienst wurde abgebrochen. Versuchen Sie es noch einmal oder auf einem anderen Weg.',
    en: 'Signing in with the provider was cancelled. Try again or sign in another way.',
  },
  provider_failed: {
    status: 502,
    de: 'Die Antwort des Anmeldedienstes passte nicht zu dieser Anmeldung und wurde verworfen. Beginnen Sie noch einmal.',
    en: 'The provider’s answer did not fit this sign-in and was discarded. Start again.',
  },
  provider_unreachable: {
    status: 502,
    de: 'Der Anmeldedienst ist gerade nicht erreichbar. Versuchen Sie es später noch einmal oder auf einem anderen Weg.',
    en: 'The sign-in provider cannot be reached right now. Try again later or sign in another way.',
  },
  provider_unverified: {
    status: 403,
    de: 'Der Anmeldedienst bestätigt Ihre E-Mail-Adresse nicht. Bestätigen Sie sie dort und melden Sie sich dann noch einmal an.',
    en: 'The sign-in provider does not confirm your e-mail address. Confirm it there, then sign in again.',
  },
  provider_known_address: {
    status: 409,
    de: 'Mit dieser Adresse gibt es schon ein Konto. Melden Sie sich mit Ihrem Passwort an und verbinden Sie den Anmeldedienst in den Einstellungen.',
    en: 'There is already an account with this address. Sign in with your password and connect the provider in the settings.',
  },
  provider_taken: {
    status: 409,
    de: 'Dieser Zugang gehört schon zu einem anderen Konto. Es wurde nichts verbunden.',
    en: 'This sign-in already belongs to another account. Nothing was connected.',
  },
  link_ended: {
    status: 422,
    de: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
    en: 'This link is no longer valid. Ask for a new one.',
  },
  too_many_attempts: {
    status: 429,
    de: 'Zu viele Versuche. Der nächste ist in {seconds} Sekunden möglich.',
    en: 'Too many attempts. Next try in {seconds} seconds.',
  },
} as const

/** What only the answers of the server say. */
export const refusalsOfSigningIn = {
  second_factor_ended: {
    status: 401,
    de: 'Die Anmeldung hat zu lange gedauert und wurde beendet. Melden Sie sich noch einmal an.',
    en: 'Signing in took too long and was ended. Sign in again.',
  },
  second_factor_locked: {
    status: 429,
    de: 'Zu viele falsche Codes. In einer Viertelstunde ist der nächste Versuch möglich.',
    en: 'Too many wrong codes. Next try in a quarter of an hour.',
  },
  sign_in_link_off: {
    status: 403,
    de: 'Die Anmeldung per Link ist hier abgeschaltet. Melden Sie sich mit Ihrem Passwort an.',
    en: 'Signing in by link is switched off here. Sign in with your password.',
  },
  password_needed: {
    status: 409,
    de: 'Dafür braucht Ihr Konto ein Passwort. Legen Sie über „Passwort vergessen“ eines fest.',
    en: 'Your account needs a password for this. Set one through “Forgotten password”.',
  },
  sign_in_not_fresh: {
    status: 403,
    de: 'Dafür muss Ihre Anmeldung jünger als {minutes} Minuten sein. Melden Sie sich ab und noch einmal an, es ist alles noch da.',
    en: 'For this you must have signed in within the last {minutes} minutes. Sign out and sign in again; everything is still here.',
  },
} as const
