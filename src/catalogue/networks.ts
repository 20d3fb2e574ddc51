import type { Text } from '#shared/text.ts'

/** What prompts say of the networks; the one that is meant is the field `type`, and its tone the field `tone`. */

/** What is to be written, in the words of the network. */
export const piece: Text = {
  de: `{% case type %}{% when 'formal' %}den Text für das Feld „Info“ eines LinkedIn-Profils{% when 'youtube' %}Titel
    und Beschreibung für ein YouTube-Video{% when 'Twitter' %}einen Beitrag für X{% else %}einen Beitrag für {{ type
    }}{% endcase %}`,
  en: `{% case type %}{% when 'formal' %}the “About” text of a LinkedIn profile{% when 'youtube' %}the title and the
    description of a YouTube video{% when 'Twitter' %}a post for X{% else %}a post for {{ type
    }}{% endcase %}`,
}

/** What a network takes, and no more: how people post there, a model knows. */
const limits: Text = {
  de: `{% case type %}{% when 'youtube' %}Oben eine Zeile „Titel: …“, höchstens 70 Zeichen.{% when 'Twitter' %}Höchstens 240 Zeichen mit
    Leerzeichen.{% when 'formal' %}In der Ich-Form, bei einer Firma „wir“; ohne Hashtags.{% endcase %}`,
  en: `{% case type %}{% when 'youtube' %}At the top a line “Title: …” of at most 70 characters.{% when 'Twitter' %}At most 240 characters with
    spaces.{% when 'formal' %}In the first person, for a company as “we”; no hashtags.{% endcase %}`,
}

/** What holds on every network. */
export const craft: Text = {
  de: `
    ${limits.de} Reiner Text.`,
  en: `
    ${limits.en} Plain text.`,
}

/** How readers are addressed where nobody has said it. */
export const asIs: Text = {
  de: 'Angesprochen wird wie im Material, sonst auf Facebook und Instagram mit „ihr“, anderswo mit „Sie“ oder gar nicht.',
  en: 'Readers are addressed as in the material; in languages with two forms else familiarly on Facebook and Instagram.',
}
