import type { Text } from '../text.ts'

/** What can go wrong when texts are spoken; a part of the table of problems. */
export const problemsOfSpeech = {
  no_speaker: {
    status: 503,
    de: 'Auf diesem Server kann noch nichts sprechen. Ihre Eingaben sind noch da, es wurde nichts berechnet; die Administration kann unter „Modelle“ eine Stimme verbinden.',
    en: 'Nothing on this server can speak yet. Your input is still here and nothing was charged; an administrator can connect a voice under “Models”.',
  },
  no_german_voice: {
    status: 503,
    de: 'Auf diesem Server gibt es noch keine deutsche Stimme. Es wurde nichts berechnet, Ihr Text ist noch da. Die Administration kann unter „Modelle“ Stimmen herunterladen oder einen Sprachdienst verbinden, oder espeak-ng oder pico2wave installieren.',
    en: 'There is no German voice on this server yet. Nothing was charged, your text is still here. Under “Models”, an administrator can download voices or connect a speech service, or install espeak-ng or pico2wave.',
  },
  no_voice: {
    status: 503,
    de: 'Auf diesem Server spricht noch keine Stimme die Sprache dieses Textes. Es wurde nichts berechnet, Ihr Text ist noch da. Die Administration kann unter „Modelle“ Stimmen herunterladen oder einen Sprachdienst verbinden, oder espeak-ng installieren.',
    en: 'No voice on this server speaks the language of this text yet. Nothing was charged, your text is still here. Under “Models”, an administrator can download voices or connect a speech service, or install espeak-ng.',
  },
  nothing_to_say: {
    status: 422,
    de: 'In diesem Text steht nichts, was sich aussprechen lässt. Es wurde nichts berechnet; geben Sie einen Text mit Wörtern ein.',
    en: 'There is nothing in this text that could be said. Nothing was charged; enter a text with words.',
  },
  speech_too_long: {
    status: 422,
    de: 'Die Aufnahme wäre länger als {minutes} Minuten. Es wurde nichts berechnet; teilen Sie den Text.',
    en: 'The recording would be longer than {minutes} minutes. Nothing was charged; divide the text.',
  },
  speech_failed: {
    status: 502,
    de: 'Der Sprachdienst antwortet gerade nicht. Ihre Eingaben sind noch da, es wurde nichts berechnet; versuchen Sie es gleich noch einmal.',
    en: 'The speech service does not answer right now. Your input is still here and nothing was charged; try again in a moment.',
  },
} as const satisfies Record<string, Text & { status: number }>
