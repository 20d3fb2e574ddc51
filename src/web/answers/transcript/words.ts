/** What is said of a recording that became text. */
export const words = {
  unplayable: {
    de: 'Der Browser kann diese Aufnahme nicht abspielen. Der Text ist davon unberührt.',
    en: 'The browser cannot play this recording. The text is not affected.',
  },
  text: { de: 'Was gesagt wurde', en: 'What was said' },
  from: (time: string) => ({ de: `Ab ${time} anhören`, en: `Listen from ${time}` }),
  correct: (time: string) => ({ de: `Absatz ab ${time} verbessern`, en: `Correct the paragraph from ${time}` }),
  correctShort: { de: 'Verbessern', en: 'Correct' },
  speaker: { de: 'Wer spricht', en: 'Who speaks' },
  speakerHint: {
    de: 'Ein neuer Name gilt überall, wo diese Stimme spricht.',
    en: 'A new name holds wherever this voice speaks.',
  },
  passage: (time: string) => ({ de: `Text ab ${time}`, en: `Text from ${time}` }),
  done: { de: 'Fertig', en: 'Done' },
}
