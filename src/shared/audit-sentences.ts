import { type AuditDetails, type Deed, deeds } from './audit.ts'
import { type Plan, planNames } from './plans.ts'
import { isQuality, qualityNames } from './quality.ts'
import { inEach, type Locale, type Text, written } from './text.ts'

/** What an entry of the audit log is told of: who did what to whom. `who` is absent where the server did it. */
export type AuditEntry = { who?: string; did: Deed; what: string; details: AuditDetails }

/** `{who}` and `{what}` stand for the entry's own, every other name for one of its details. */
const sentences: Partial<Record<Deed, Text>> = {
  plan_changed: {
    de: '{who} hat den Tarif von {what} von {from} auf {to} geändert.',
    en: '{who} changed the plan of {what} from {from} to {to}.',
  },
  role_changed: {
    de: '{who} hat die Rolle von {what} von {from} auf {to} geändert.',
    en: '{who} changed the role of {what} from {from} to {to}.',
  },
  limit_changed: {
    de: '{who} hat das Kontingent von {what} geändert; vorher: {from}, jetzt: {to}.',
    en: '{who} changed the limit of {what}; before: {from}, now: {to}.',
  },
  key_made: {
    de: '{who} hat den API-Schlüssel „{name}“ angelegt.',
    en: '{who} created the API key “{name}”.',
  },
  key_removed: {
    de: '{who} hat den API-Schlüssel „{name}“ gelöscht.',
    en: '{who} deleted the API key “{name}”.',
  },
  account_blocked: { de: '{who} hat {what} gesperrt.', en: '{who} blocked {what}.' },
  account_unblocked: { de: '{who} hat {what} entsperrt.', en: '{who} unblocked {what}.' },
  account_deleted: { de: '{who} hat das Konto {what} gelöscht.', en: '{who} deleted the account {what}.' },
  usage_reset: {
    de: '{who} hat den Verbrauch von {what} zurückgesetzt; er stand bei {from}.',
    en: '{who} reset the usage of {what}; it was {from}.',
  },
  reset_link_sent: {
    de: '{who} hat {what} einen Link für ein neues Passwort gesendet.',
    en: '{who} sent {what} a link for a new password.',
  },
  sessions_ended: { de: '{who} hat {what} überall abgemeldet.', en: '{who} signed {what} out everywhere.' },
  people_exported: {
    de: '{who} hat die Liste der Konten heruntergeladen.',
    en: '{who} downloaded the list of accounts.',
  },
  audit_exported: { de: '{who} hat das Protokoll heruntergeladen.', en: '{who} downloaded the audit log.' },
  admin_signed_in: { de: '{who} hat sich angemeldet.', en: '{who} signed in.' },
  sign_in_refused: {
    de: 'Zu viele vergebliche Anmeldungen als {what}.',
    en: 'Too many failed sign-ins as {what}.',
  },
  links_allowed: {
    de: '{who} hat Links zu Dokumenten erlaubt.',
    en: '{who} allowed links to documents.',
  },
  links_forbidden: {
    de: '{who} hat Links zu Dokumenten abgeschaltet.',
    en: '{who} switched off links to documents.',
  },
  installation_set: { de: '{who} hat die Einrichtung geändert.', en: '{who} changed the setup.' },
  contact_set: {
    de: '{who} hat die Adresse für Hilfe und Rückmeldungen geändert ({what}).',
    en: '{who} changed the address for help and feedback ({what}).',
  },
  feedback_sent_again: {
    de: '{who} hat eine Rückmeldung von {what} noch einmal gesendet.',
    en: '{who} sent a piece of feedback from {what} again.',
  },
  search_connected: {
    de: '{who} hat den Suchdienst {what} verbunden.',
    en: '{who} connected the search service {what}.',
  },
  search_removed: {
    de: '{who} hat den Suchdienst {what} getrennt.',
    en: '{who} disconnected the search service {what}.',
  },
  speaker_connected: {
    de: '{who} hat den Sprachdienst {what} verbunden.',
    en: '{who} connected the speech service {what}.',
  },
  speaker_removed: {
    de: '{who} hat den Sprachdienst {what} getrennt.',
    en: '{who} disconnected the speech service {what}.',
  },
  painter_connected: {
    de: '{who} hat den malenden KI-Dienst {what} verbunden.',
    en: '{who} connected the painting AI service {what}.',
  },
  painter_removed: {
    de: '{who} hat den malenden KI-Dienst {what} getrennt.',
    en: '{who} disconnected the painting AI service {what}.',
  },
  listener_connected: {
    de: '{who} hat den Dienst {what} verbunden, der Aufnahmen abtippt.',
    en: '{who} connected the transcription service {what}.',
  },
  listener_removed: {
    de: '{who} hat den Dienst {what} getrennt, der Aufnahmen abtippt.',
    en: '{who} disconnected the transcription service {what}.',
  },
  model_connected: { de: '{who} hat das KI-Modell {what} verbunden.', en: '{who} connected the AI model {what}.' },
  model_forgotten: { de: '{who} hat das KI-Modell {what} getrennt.', en: '{who} disconnected the AI model {what}.' },
  model_added: {
    de: '{who} hat das KI-Modell {what} zusätzlich verbunden.',
    en: '{who} connected the AI model {what} as well.',
  },
  model_removed: { de: '{who} hat das KI-Modell {what} entfernt.', en: '{who} removed the AI model {what}.' },
  model_key_set: {
    de: '{who} hat den Schlüssel des KI-Anbieters {what} geändert.',
    en: '{who} changed the key of the AI provider {what}.',
  },
  model_level_set: {
    de: '{who} hat die Modelle der Stufe „{what}“ geändert; jetzt: {models}.',
    en: '{who} changed the models of the level “{what}”; now: {models}.',
  },
  prices_set: {
    de: '{who} hat die Preise von Modellen geändert.',
    en: '{who} changed the model prices.',
  },
  registration_set: {
    de: '{who} hat die Einstellungen der Registrierung geändert.',
    en: '{who} changed the registration settings.',
  },
  invitation_sent: { de: '{who} hat {what} eingeladen.', en: '{who} invited {what}.' },
  invitation_accepted: { de: '{who} hat die Einladung angenommen.', en: '{who} accepted the invitation.' },
  invitation_withdrawn: {
    de: '{who} hat die Einladung an {what} zurückgezogen.',
    en: '{who} withdrew the invitation to {what}.',
  },
  second_factor_on: {
    de: '{who} hat die Zwei-Faktor-Anmeldung eingerichtet.',
    en: '{who} set up two-factor sign-in.',
  },
  second_factor_off: {
    de: '{who} hat die Zwei-Faktor-Anmeldung abgeschaltet.',
    en: '{who} switched two-factor sign-in off.',
  },
  second_factor_reset: {
    de: '{who} hat die Zwei-Faktor-Anmeldung von {what} zurückgesetzt.',
    en: '{who} reset the two-factor sign-in of {what}.',
  },
  provider_linked: { de: '{who} hat den Anmeldedienst verbunden.', en: '{who} connected the sign-in provider.' },
  provider_unlinked: { de: '{who} hat den Anmeldedienst getrennt.', en: '{who} disconnected the sign-in provider.' },
  plan_terms_changed: {
    de: '{who} hat den Umfang des Tarifs {what} geändert.',
    en: '{who} changed the terms of the plan {what}.',
  },
  trainer_set: {
    de: '{who} hat festgelegt, wer eigene Bildmodelle trainiert: {what}.',
    en: '{who} chose who trains image models: {what}.',
  },
  training_fee_set: {
    de: '{who} hat den Preis für eigene Bildmodelle geändert; vorher: {before} Cent, jetzt: {cents} Cent.',
    en: '{who} changed the price of trained image models; before: {before} cents, now: {cents} cents.',
  },
  plan_tools_changed: {
    de: '{who} hat die Werkzeuge des Tarifs {what} geändert.',
    en: '{who} changed the tools of the plan {what}.',
  },
  plan_request_decided: {
    de: '{who} hat über die Tarifanfrage von {what} entschieden.',
    en: '{who} decided on the plan request from {what}.',
  },
  subscription_changed: {
    de: 'Der Tarif von {what} hat sich durch eine Zahlung geändert.',
    en: 'The plan of {what} was changed by a payment.',
  },
  engine_published: { de: '{who} hat das Werkzeug {what} veröffentlicht.', en: '{who} published the tool {what}.' },
  engine_withdrawn: { de: '{who} hat das Werkzeug {what} zurückgezogen.', en: '{who} withdrew the tool {what}.' },
  engine_deleted: { de: '{who} hat das Werkzeug {what} gelöscht.', en: '{who} deleted the tool {what}.' },
  brand_made: { de: '{who} hat die Marke {what} angelegt.', en: '{who} created the brand {what}.' },
  brand_changed: { de: '{who} hat die Marke {what} geändert.', en: '{who} changed the brand {what}.' },
  brand_deleted: { de: '{who} hat die Marke {what} gelöscht.', en: '{who} deleted the brand {what}.' },
  video_set: { de: '{who} hat ein Video für {what} gesetzt.', en: '{who} set a video for {what}.' },
  video_removed: { de: '{who} hat das Video von {what} entfernt.', en: '{who} removed the video of {what}.' },
  engine_imported: { de: '{who} hat das Werkzeug {what} importiert.', en: '{who} imported the tool {what}.' },
  job_tried_again: {
    de: '{who} hat einen gescheiterten Auftrag noch einmal gestartet.',
    en: '{who} started a failed job again.',
  },
  backup_made: { de: '{who} hat die Sicherung {what} angelegt.', en: '{who} created the backup {what}.' },
  backup_downloaded: {
    de: '{who} hat die Sicherung {what} heruntergeladen.',
    en: '{who} downloaded the backup {what}.',
  },
  backup_deleted: { de: '{who} hat die Sicherung {what} gelöscht.', en: '{who} deleted the backup {what}.' },
  download_begun: {
    de: '{who} hat begonnen, das Modell {what} herunterzuladen.',
    en: '{who} began to download the model {what}.',
  },
  download_removed: {
    de: '{who} hat das heruntergeladene Modell {what} gelöscht.',
    en: '{who} deleted the downloaded model {what}.',
  },
  dictionaries_installed: {
    de: '{who} hat die Wörterbücher installiert.',
    en: '{who} installed the dictionaries.',
  },
  dictionaries_removed: {
    de: '{who} hat die Wörterbücher entfernt.',
    en: '{who} removed the dictionaries.',
  },
  backups_set: {
    de: '{who} hat die Einstellungen der nächtlichen Sicherungen geändert.',
    en: '{who} changed the settings of the nightly backups.',
  },
}

const server: Text = { de: 'Der Server', en: 'The server' }
const ofPlan: Text = { de: 'das des Tarifs', en: 'that of the plan' }
const roles: Readonly<Record<string, Text>> = {
  user: { de: 'Mitglied', en: 'user' },
  admin: { de: 'Administration', en: 'administrator' },
}

type Value = AuditDetails[string]
const plain = (value: Value, locale: Locale) =>
  typeof value === 'number' ? written(value, locale) : String(value ?? '–')

/** How the details of some deeds are read. */
const values: Partial<Record<Deed, (value: Value, locale: Locale) => string>> = {
  plan_changed: value => planNames[value as Plan] ?? String(value),
  role_changed: (value, locale) => roles[String(value)]?.[locale] ?? String(value),
  limit_changed: (value, locale) => (value === null ? ofPlan[locale] : plain(value, locale)),
}

/** How what a deed was done to is called, where it is written down by a name of ours. */
const concerns: Partial<Record<Deed, (what: string, locale: Locale) => string>> = {
  plan_terms_changed: what => planNames[what as Plan] ?? what,
  plan_tools_changed: what => planNames[what as Plan] ?? what,
  model_level_set: (what, locale) => (isQuality(what) ? qualityNames[what][locale] : what),
}

/** What was done, as a sentence. A deed without one is named, with whom and what it concerns. */
export const deedSentence = ({ who, did, what, details }: AuditEntry): Text =>
  inEach(locale => {
    const by = who ?? server[locale]
    const sentence = sentences[did]?.[locale]
    if (!sentence) return `${by}: ${deeds[did]?.[locale] ?? did}${what && `, ${what}`}`
    const read = values[did] ?? plain
    return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'who' ? by : name === 'what' ? (concerns[did]?.(what, locale) ?? what) : read(details[name], locale),
    )
  })
