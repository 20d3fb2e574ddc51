/** What a button is called that does once more what has failed. */
export const tryAgain = { de: 'Noch einmal versuchen', en: 'Try again' } as const
