/** What can go wrong with recordings that are brought and heard; a part of the table of problems. */
export const problemsOfSound = {
  sound_type: {
    status: 415,
    de: 'Diese Datei ist keine Aufnahme, die sich hier lesen lässt. Möglich sind MP3, WAV, M4A, AAC, OGG, FLAC, WMA und WebM; es wurde nichts berechnet.',
    en: 'This file is no recording that can be read here. MP3, WAV, M4A, AAC, OGG, FLAC, WMA and WebM are possible; nothing was charged.',
  },
  sound_heavy: {
    status: 413,
    de: 'Die Aufnahme darf höchstens {megabytes} MB groß sein. Speichern Sie sie als MP3 oder M4A, dann sind zwei Stunden etwa 100 MB.',
    en: 'The recording may be at most {megabytes} MB. Save it as MP3 or M4A: two hours are about 100 MB then.',
  },
  sound_empty: {
    status: 422,
    de: 'Die Datei ist leer. Nehmen Sie noch einmal auf oder wählen Sie eine andere; es wurde nichts berechnet.',
    en: 'The file is empty. Record again or choose another one; nothing was charged.',
  },
  sound_broken: {
    status: 422,
    de: 'Die Aufnahme ist beschädigt und lässt sich nicht lesen. Es wurde nichts berechnet; speichern Sie sie neu, zum Beispiel als MP3, und laden Sie sie noch einmal hoch.',
    en: 'The recording is damaged and cannot be read. Nothing was charged; save it anew, as MP3 for example, and upload it again.',
  },
  sound_missing: {
    status: 422,
    de: 'In dieser Datei ist keine Tonspur. Wählen Sie eine Aufnahme mit Ton; es wurde nichts berechnet.',
    en: 'There is no sound in this file. Choose a recording with sound; nothing was charged.',
  },
  sound_too_long: {
    status: 422,
    de: 'Die Aufnahme ist länger als {hours} Stunden. Teilen Sie sie; es wurde nichts berechnet.',
    en: 'The recording is longer than {hours} hours. Split it; nothing was charged.',
  },
  sound_silent: {
    status: 422,
    de: 'In dieser Aufnahme ist nichts zu hören. Prüfen Sie Mikrofon und Lautstärke und nehmen Sie noch einmal auf; es wurde nichts berechnet.',
    en: 'Nothing can be heard in this recording. Check microphone and volume and record again; nothing was charged.',
  },
  no_speech: {
    status: 422,
    de: 'In dieser Aufnahme wurde keine Sprache erkannt, vielleicht ist es nur Musik. Es wurde nichts berechnet; die Aufnahme ist noch da.',
    en: 'No speech was recognised in this recording, perhaps it is only music. Nothing was charged; the recording is still here.',
  },
  transcription_failed: {
    status: 502,
    de: 'Die Aufnahme konnte nicht abgetippt werden. Sie ist noch da, es wurde nichts berechnet; versuchen Sie es gleich noch einmal.',
    en: 'The recording could not be transcribed. It is still here and nothing was charged; try again in a moment.',
  },
  transcription_error: {
    status: 502,
    de: 'Der Dienst meldet einen Fehler. Ihre Aufnahme ist noch da, es wurde nichts berechnet; die Administration kann Schlüssel und Modell prüfen.',
    en: 'The transcription service reported an error. Your recording is still here and nothing was charged; an administrator can check key and model.',
  },
  transcription_busy: {
    status: 503,
    de: 'Der Dienst, der zuhört, ist gerade ausgelastet. Ihre Aufnahme ist noch da, es wurde nichts berechnet; in {seconds} Sekunden ist ein neuer Versuch möglich.',
    en: 'The service that listens is busy at the moment. Your recording is still here and nothing was charged; try again in {seconds} seconds.',
  },
  listener_no_program: {
    status: 502,
    de: 'Auf diesem Server fehlt das Programm whisper.cpp, das zuhört, oder es läuft hier nicht. Ihre Aufnahme ist noch da, es wurde nichts berechnet; die Administration kann einen Dienst verbinden.',
    en: 'This server lacks the program whisper.cpp, which listens, or it does not run here. Your recording is still here and nothing was charged; an administrator can connect a service.',
  },
} as const
