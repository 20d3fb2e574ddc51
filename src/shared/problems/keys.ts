/** What can go wrong with a key for programs. */
export const problemsOfKeys = {
  key_unknown: {
    status: 401,
    de: 'Dieser API-Schlüssel gilt nicht oder nicht mehr. Legen Sie in den Einstellungen einen neuen an.',
    en: 'This API key is not valid, or no longer valid. Create a new one in the settings.',
  },
  not_for_keys: {
    status: 403,
    de: 'Dafür genügt ein API-Schlüssel nicht. Melden Sie sich an und erledigen Sie es im Browser.',
    en: 'An API key is not enough for this. Sign in and do it in the browser.',
  },
} as const

/** What only the answers of the server say. */
export const refusalsOfKeys = {
  too_many_keys: {
    status: 409,
    de: 'Mehr als {most} API-Schlüssel sind nicht möglich. Löschen Sie zuerst einen, den Sie nicht mehr brauchen.',
    en: 'You can have at most {most} API keys. First delete one that you no longer need.',
  },
} as const
