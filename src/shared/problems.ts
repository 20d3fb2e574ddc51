import { problemsOfEngines } from './problems/engines.ts'
import { problemsOfExports } from './problems/exports.ts'
import { problemsOfFiles } from './problems/files.ts'
import { problemsOfKeys } from './problems/keys.ts'
import { problemsOfLibrary } from './problems/library.ts'
import { problemsOfPictures } from './problems/avatars.ts'
import { problemsOfModels } from './problems/models.ts'
import { problemsOfResearch } from './problems/research.ts'
import { problemsOfSpeech } from './problems/speech.ts'
import { problemsOfSigningIn } from './problems/signing-in.ts'
import { problemsOfSound } from './problems/sound.ts'
import { problemsOfImageModels } from './problems/training.ts'
import { problemsToldByServer } from './problems/told-by-server.ts'
import { inEach, type Text, toldIn } from './text.ts'

/**
 * Everything that can go wrong on purpose: its HTTP status, and what happened, what is kept, what it cost and what to
 * do. `{name}` stands for a number among the problem's details.
 */
export const problems = {
  signed_out: {
    status: 401,
    de: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, Ihre Eingaben sind noch da.',
    en: 'Your session has ended. Sign in to go on, your input is still here.',
  },
  sign_in_wrong: {
    status: 401,
    de: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    en: 'E-mail or password is not right.',
  },
  limit_reached: {
    status: 402,
    de: 'Die Anfragen Ihres Tarifs reichen nicht (nötig: {needed}, übrig: {left}). Ihre Eingaben sind noch da, es wurde nichts berechnet.',
    en: 'You have reached your limit (requests needed: {needed}, left: {left}). Your input is still here, nothing was charged.',
  },
  address_unproven: {
    status: 403,
    de: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link, den Sie per E-Mail bekommen haben. Ihre Eingaben sind noch da, es wurde nichts berechnet.',
    en: 'First confirm your e-mail address with the link you got by e-mail. Your input is still here, nothing was charged.',
  },
  plan_too_small: {
    status: 403,
    de: 'Das ist erst im Tarif {plan} enthalten. Ihre Eingaben sind noch da.',
    en: 'This is included in the plan {plan}. Your input is still here.',
  },
  account_blocked: {
    status: 403,
    de: 'Dieses Konto ist gesperrt. Die Administration kann es wieder öffnen.',
    en: 'This account is blocked. An administrator can open it again.',
  },
  registration_closed: {
    status: 403,
    de: 'Hier werden keine neuen Konten angelegt. Die Administration kann das ändern.',
    en: 'No new accounts are made here. An administrator can change that.',
  },
  registration_invited: {
    status: 403,
    de: 'Hier legt ein Konto nur an, wer eingeladen ist. Fragen Sie die Administration.',
    en: 'Only those who are invited can create an account here. Ask an administrator.',
  },
  first_link_needed: {
    status: 403,
    de: 'Das erste Konto entsteht über den Link, den der Server beim Start ausgibt. Öffnen Sie diesen Link.',
    en: 'The first account is made through the link that the server prints when it starts. Open that link.',
  },
  not_found: { status: 404, de: 'Das gibt es hier nicht.', en: 'There is nothing here.' },
  key_reused: {
    status: 409,
    de: 'Diese Kennung gehört schon zu einer anderen Anfrage. Es wurde nichts berechnet.',
    en: 'This Idempotency-Key already belongs to another request. Nothing was charged.',
  },
  still_writing: {
    status: 409,
    de: 'Dieser Text wird noch geschrieben. Sobald er fertig ist, lässt er sich ändern; es wurde nichts berechnet.',
    en: 'This text is still being written. It can be changed as soon as it is finished; nothing was charged.',
  },
  ...problemsToldByServer,
  ...problemsOfFiles,
  ...problemsOfExports,
  ...problemsOfPictures,
  ...problemsOfKeys,
  ...problemsOfLibrary,
  ...problemsOfModels,
  ...problemsOfResearch,
  ...problemsOfSound,
  ...problemsOfSpeech,
  ...problemsOfEngines,
  ...problemsOfImageModels,
  ...problemsOfSigningIn,
  too_large: {
    status: 413,
    de: 'Das ist zu groß. Kürzen Sie den Text, er ist noch da.',
    en: 'This is too large. Shorten the text, it is still here.',
  },
  wrong_type: {
    status: 415,
    de: 'Der Inhalt muss als JSON gesendet werden.',
    en: 'The content must be sent as JSON.',
  },
  invalid: {
    status: 422,
    de: 'Einige Angaben fehlen oder passen nicht.',
    en: 'Some of this is missing or not right.',
  },
  nothing_found: {
    status: 422,
    de: 'In diesem Text war nichts zu finden. Versuchen Sie es mit einem längeren, es wurde nichts berechnet.',
    en: 'There was nothing to find in this text. Try a longer one; nothing was charged.',
  },
  text_too_heavy: {
    status: 422,
    de: 'Diesen Text auszuwerten dauert zu lange. Ihre Eingaben sind noch da, es wurde nichts berechnet. Versuchen Sie es mit einem Teil davon.',
    en: 'Working through this text takes too long. Your input is still here, nothing was charged. Try a part of it.',
  },
  too_many: {
    status: 429,
    de: 'Es laufen schon mehrere Texte für Sie. Ihre Eingaben sind noch da; sobald einer fertig ist, geht es weiter.',
    en: 'Several texts are already being written for you. Your input is still here; you can go on when one is finished.',
  },
  unexpected: {
    status: 500,
    de: 'Das hat nicht geklappt. Ihre Eingaben sind noch da, versuchen Sie es noch einmal.',
    en: 'Something went wrong. Your input is still here, try again.',
  },
  model_failed: {
    status: 502,
    de: 'Der KI-Dienst arbeitet gerade nicht richtig. Ihre Eingaben sind gesichert, es wurde nichts berechnet; versuchen Sie es noch einmal.',
    en: 'The AI service is not working properly right now. Your input is kept, nothing was charged; try again.',
  },
  model_empty: {
    status: 502,
    de: 'Der KI-Dienst hat nichts geschrieben. Ihre Eingaben sind gesichert, es wurde nichts berechnet.',
    en: 'The AI service wrote nothing. Your input is kept, nothing was charged.',
  },
  model_unreachable: {
    status: 502,
    de: 'Der KI-Dienst ist gerade nicht erreichbar. Ihre Eingaben sind gesichert, es wurde nichts berechnet; versuchen Sie es gleich noch einmal. Bleibt es so, kann die Administration die Verbindung prüfen.',
    en: 'The AI service cannot be reached right now. Your input is kept, nothing was charged; try again in a moment. If that does not help, an administrator can check the connection.',
  },
  model_refused: {
    status: 502,
    de: 'Der KI-Dienst nimmt den Zugang nicht an. Ihre Eingaben sind gesichert, es wurde nichts berechnet; die Administration kann den Schlüssel prüfen.',
    en: 'The AI service does not accept our credentials. Your input is kept, nothing was charged; an administrator can check the key.',
  },
  model_declined: {
    status: 502,
    de: 'Der KI-Dienst hat diese Anfrage abgelehnt. Ihre Eingaben sind gesichert, es wurde nichts berechnet; formulieren Sie sie anders.',
    en: 'The AI service declined this request. Your input is kept, nothing was charged; rephrase it.',
  },
  model_overfull: {
    status: 502,
    de: 'Der Text ist für das verbundene Modell zu lang. Er ist gesichert, es wurde nichts berechnet; kürzen Sie ihn.',
    en: 'The text is too long for the connected model. It is kept, nothing was charged; shorten it.',
  },
  model_busy: {
    status: 502,
    de: 'Der KI-Dienst ist ausgelastet. Ihre Eingaben sind gesichert, es wurde nichts berechnet; in {seconds} Sekunden ist ein neuer Versuch möglich.',
    en: 'The AI service is busy. Your input is kept, nothing was charged; try again in {seconds} seconds.',
  },
  model_cut: {
    status: 502,
    de: 'Die Verbindung zum KI-Dienst ist mitten im Text abgebrochen. Was da war, ist gesichert, es wurde nichts berechnet.',
    en: 'The connection to the AI service broke in the middle of the text. What was written is kept, nothing was charged.',
  },
  model_timeout: {
    status: 504,
    de: 'Der KI-Dienst hat nach {seconds} Sekunden nicht geantwortet. Ihre Eingaben sind gesichert, es wurde nichts berechnet.',
    en: 'The AI service did not answer within {seconds} seconds. Your input is kept, nothing was charged.',
  },
  no_model: {
    status: 503,
    de: 'Dafür ist noch kein KI-Modell verbunden. Ihre Eingaben sind noch da, es wurde nichts berechnet.',
    en: 'No AI model is connected for this yet. Your input is still here, nothing was charged.',
  },
  interrupted: {
    status: 503,
    de: 'Der Dienst wurde mitten im Text unterbrochen. Was da war, ist gesichert, es wurde nichts berechnet.',
    en: 'The service was interrupted in the middle of the text. What was written is kept, nothing was charged.',
  },
  unavailable: {
    status: 503,
    de: 'Der Dienst ist gerade nicht erreichbar. Ihre Eingaben sind noch da, versuchen Sie es gleich noch einmal.',
    en: 'The service cannot be reached right now. Your input is still here, try again in a moment.',
  },
} as const satisfies Record<string, Text & { status: number }>

export type ProblemCode = keyof typeof problems

/** What else is known of a problem; `fields` says what is wrong with each. */
export type Details = Readonly<Record<string, unknown>> & { readonly fields?: Readonly<Record<string, Text>> }

/** Thrown anywhere, turned into a response in one place, shown as it is. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}, options?: ErrorOptions) {
    super(problems[code].en, options)
    this.code = code
    this.details = details
  }
}

/** Whatever was thrown, as a problem with a name. */
export const asProblem = (error: unknown, otherwise: ProblemCode = 'unexpected') =>
  error instanceof Problem ? error : new Problem(otherwise, {}, { cause: error })

/** The sentence of a problem, its numbers filled in. */
export const sentenceOf = (code: ProblemCode, details: Details = {}): Text => filledIn(problems[code], details)

/** A sentence with the numbers among a problem's details filled in. */
export const filledIn = (text: Text, details: Details): Text =>
  inEach(locale => text[locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => toldIn(details[name], locale)))
