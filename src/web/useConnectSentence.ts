import { asProblem, filledIn } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { useText } from './language.tsx'
import { useSentence } from './useSentence.ts'

/** What is said of a model that is tried: nobody has written anything, and nothing could have been charged. */
const ofConnecting: Readonly<Record<string, Text>> = {
  unexpected: {
    de: 'Die Prüfung hat nicht geklappt. Versuchen Sie es noch einmal.',
    en: 'The check did not work. Try again.',
  },
  model_failed: { de: 'Das Modell antwortet mit einem Fehler.', en: 'The model answers with an error.' },
  model_empty: { de: 'Das Modell antwortet, schreibt aber nichts.', en: 'The model answers, but writes nothing.' },
  model_unreachable: {
    de: 'Der KI-Dienst ist nicht erreichbar. Prüfen Sie Adresse und Netz.',
    en: 'The AI service cannot be reached. Check its address and the network.',
  },
  model_refused: {
    de: 'Der KI-Dienst nimmt den Zugang nicht an. Prüfen Sie den Schlüssel.',
    en: 'The AI service does not accept the credentials. Check the key.',
  },
  model_declined: {
    de: 'Das Modell hat die Probefrage abgelehnt. Wählen Sie ein anderes.',
    en: 'The model declined the test question. Choose another.',
  },
  model_overfull: {
    de: 'Das Modell fasst nicht einmal die Probefrage. Wählen Sie ein anderes.',
    en: 'The model has no room even for the test question. Choose another.',
  },
  model_busy: {
    de: 'Der KI-Dienst ist ausgelastet. Prüfen Sie die Verbindung in {seconds} Sekunden noch einmal.',
    en: 'The AI service is busy. Check the connection again in {seconds} seconds.',
  },
  model_cut: {
    de: 'Die Verbindung zum Modell ist mitten in der Antwort abgebrochen.',
    en: 'The connection to the model broke in the middle of its answer.',
  },
  model_timeout: {
    de: 'Das Modell hat nach {seconds} Sekunden nicht geantwortet.',
    en: 'The model did not answer within {seconds} seconds.',
  },
  model_stalled: {
    de: 'Das Modell hat mitten in der Antwort aufgehört und {seconds} Sekunden lang nichts mehr geschrieben.',
    en: 'The model stopped in the middle of its answer and wrote nothing more for {seconds} seconds.',
  },
  model_slow: {
    de: 'Das Modell war nach {seconds} Sekunden noch nicht fertig.',
    en: 'The model had not finished after {seconds} seconds.',
  },
  model_crashed: {
    de: 'Das Modell auf diesem Server ist abgestürzt. Der nächste Versuch startet es neu.',
    en: 'The model on this server has crashed. The next attempt starts it anew.',
  },
  model_file: {
    de: 'Die Datei des Modells fehlt auf diesem Server oder lässt sich nicht lesen. Laden Sie es neu herunter.',
    en: 'The file of the model is missing on this server or cannot be read. Download it again.',
  },
  model_memory: {
    de: 'Der Arbeitsspeicher dieses Servers reicht für das Modell nicht aus. Wählen Sie ein kleineres.',
    en: 'The memory of this server is not enough for the model. Choose a smaller one.',
  },
  model_no_program: {
    de: 'Auf diesem Server fehlt das Programm node-llama-cpp, das Modelle ausführt.',
    en: 'This server lacks the program node-llama-cpp, which runs models.',
  },
  unavailable: {
    de: 'Der Dienst ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    en: 'The service cannot be reached right now. Try again in a moment.',
  },
}

/** Says why a model could not be connected. */
export const useConnectSentence = () => {
  const t = useText()
  const sentence = useSentence()
  return (error: unknown) => {
    const { code, details } = asProblem(error)
    const own = ofConnecting[code]
    return own ? t(filledIn(own, details)) : sentence(error)
  }
}
