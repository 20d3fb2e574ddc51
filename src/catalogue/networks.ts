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

/** How hashtags are made on every network that has some, and how many LinkedIn's readers are used to. */
export const hashtags = {
  made: {
    de: 'Hashtags so, wie danach gesucht wird, mit # und ohne Leerzeichen, nur in ihrem eigenen Teil.',
    en: 'Hashtags as people search for them, with # and without spaces, in their own part only.',
  },
  onLinkedIn: { de: 'Drei bis fünf Hashtags.', en: 'Three to five hashtags.' },
} as const satisfies Record<string, Text>

/** What each network shows, allows and expects. */
const network: Text = {
  de: `{% case type %}{% when 'Facebook' %}60 bis 160 Wörter, wie man es Nachbarn erzählt; höchstens drei Hashtags.{%
    when 'LinkedIn' %}110 bis 220 Wörter in kurzen Absätzen. ${hashtags.onLinkedIn.de}{% when 'youtube' %}Titel bis 70
    Zeichen, das Gesuchte zuerst; Beschreibung 80 bis 180 Wörter; keine erdachten Kapitel; bis zu drei Hashtags.{% when
    'formal' %}100 bis 220 Wörter in der Ich-Form mit Namen, bei einer Firma „wir“: was man für andere tut, mit welchen
    Belegen, auf welchem Weg man dahin kam, wofür man sich melden kann. Ohne Hashtags.{% when 'Instagram' %}60 bis 150
    Wörter in kurzen Absätzen; das Bild wird nicht beschrieben. Drei bis fünf Hashtags.{% when 'Twitter' %}Höchstens 240
    Zeichen mit Leerzeichen, die stärkste Tatsache zuerst; höchstens zwei kurze Hashtags.{% endcase %}{% unless type ==
    'formal' or tone == 'serious' or tone == 'formal' %} Ein paar Emojis dürfen sein, wo sie helfen.{% endunless %}`,
  en: `{% case type %}{% when 'Facebook' %}60 to 160 words, as one tells a neighbour; three hashtags at most.{% when
    'LinkedIn' %}110 to 220 words in short paragraphs. ${hashtags.onLinkedIn.en}{% when 'youtube' %}Title of up to 70
    characters, what people search for first; description of 80 to 180 words; no invented chapters; up to three
    hashtags.{% when 'formal' %}100 to 220 words in the first person with the name, for a company as “we”: what one does
    for others, with what proof, by which way one got there, what to get in touch for. No hashtags.{% when 'Instagram'
    %}60 to 150 words in short paragraphs; the picture is not described. Three to five hashtags.{% when 'Twitter' %}At
    most 240 characters with spaces, the strongest fact first; two short hashtags at most.{% endcase %}{% unless type ==
    'formal' or tone == 'serious' or tone == 'formal' %} A few emojis may stand where they help.{% endunless %}`,
}

/** What holds on every network. */
export const craft: Text = {
  de: `
    {% unless type == 'formal' %}Wie die Menschen dahinter selbst posten, mit ihrem Namen. Der erste Satz hält fest, wer weiterblättern wollte; alles, was die Leser lockt oder wissen müssen, sieht man auf einen Blick, auch Adressen; am Schluss ein Schritt oder eine Frage.{% endunless %}

    ${network.de}

    {% unless type == 'formal' %}${hashtags.made.de} {% endunless %}{% unless type == 'youtube' %}Ein Titel entfällt.
    {% endunless %}Reiner Text, ohne Lücken in Klammern, höchstens ein Ausrufezeichen.`,
  en: `
    {% unless type == 'formal' %}As the people behind it post themselves, with their name. The first sentence stops whoever was about to scroll on; all that draws the readers or that they must know is seen at a glance, addresses too; at the end a step or a question.{% endunless %}

    ${network.en}

    {% unless type == 'formal' %}${hashtags.made.en} {% endunless %}{% unless type == 'youtube' %}There is no title.
    {% endunless %}Plain text, no gaps in brackets, one exclamation mark at most.`,
}

/** How readers are addressed where nobody has said it. */
export const asIs: Text = {
  de: 'Angesprochen wird wie im Material, sonst auf Facebook und Instagram mit „ihr“, anderswo mit „Sie“ oder gar nicht.',
  en: 'Readers are addressed as in the material; in languages with two forms else familiarly on Facebook and Instagram.',
}
