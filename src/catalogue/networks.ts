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
    de: `Hashtags nennen Sache, Ort oder Fach so, wie danach gesucht wird, beginnen mit # und haben kein Leerzeichen; sie
    stehen nur in ihrem eigenen Teil, nicht im Text.`,
    en: `Hashtags name the matter, the place or the field as people search for it, begin with # and have no space; they
    stand in their own part only, not in the text.`,
  },
  onLinkedIn: { de: 'Drei bis fünf Hashtags.', en: 'Three to five hashtags.' },
} as const satisfies Record<string, Text>

/** What each network shows, allows and expects. */
const network: Text = {
  de: `
    {% case type %}{% when 'Facebook' %}Länge: 40 bis 90 Wörter in ein bis drei kurzen Absätzen. Der erste Satz sagt
    schon, worum es geht, so wie man es Nachbarn erzählt. Höchstens zwei Hashtags, oder keiner.{% when 'LinkedIn'
    %}Länge: 90 bis 200 Wörter in Absätzen von ein bis drei Sätzen. Zu sehen sind zuerst nur etwa 140 Zeichen: Dort
    steht die Erkenntnis, die Zahl oder der Widerspruch, um den es geht, ohne „Ich freue mich“ und ohne Rätsel. Danach,
    was geschehen ist und was dabei herauskam; Ratschläge nur, wenn das Material sie gibt. ${hashtags.onLinkedIn.de}{% when
    'youtube' %}Titel: höchstens 70 Zeichen, das Gesuchte zuerst, ohne Versprechen, die das Video nicht hält.
    Beschreibung: 60 bis 150 Wörter; die ersten 150 Zeichen sagen, was man nach dem Ansehen weiß oder kann. Behaupten
    Sie nicht, was im Bild zu sehen ist, und erfinden Sie keine Kapitel und Zeitmarken. Bis zu drei Hashtags.{% when
    'formal' %}Länge: 80 bis 200 Wörter in kurzen Absätzen. In der Ich-Form; geht es um eine Firma oder Einrichtung, in
    der Wir-Form. Die ersten zwei Sätze sagen, wem womit geholfen wird; danach, wie, mit welchen Belegen und auf welchem
    Weg dorthin; am Ende, wofür man sich melden kann. Kein Lebenslauf in Sätzen, keine Eigenschaften wie
    „leidenschaftlich“ oder „lösungsorientiert“. Ohne Hashtags.{% when 'Instagram' %}Länge: 30 bis 80 Wörter in kurzen
    Absätzen. Zu sehen sind zuerst nur etwa 125 Zeichen: Darin steht, was neugierig macht. Der Text steht unter einem
    Bild, das Sie nicht kennen; beschreiben Sie keines. Internetadressen lassen sich dort nicht öffnen und bleiben weg.
    {% unless tone == 'serious' or tone == 'formal' %}Abweichend von der allgemeinen Regel dürfen ein oder zwei Emojis
    stehen, wo sie etwas sagen. {% endunless %}Bis zu fünf Hashtags.{% when 'Twitter' %}Länge: ein Gedanke in ein bis
    drei Sätzen, höchstens 220 Zeichen mit Leerzeichen, das sind etwa 30 Wörter; die wichtigste Tatsache zuerst.
    Höchstens zwei kurze Hashtags, oder keiner.{% endcase %} Reicht das Material für diese Länge nicht, so genügen ein
    oder zwei Sätze.`,
  en: `
    {% case type %}{% when 'Facebook' %}Length: 40 to 90 words in one to three short paragraphs. The first sentence
    already says what it is about, as one would tell a neighbour. Two hashtags at most, or none.{% when 'LinkedIn'
    %}Length: 90 to 200 words in paragraphs of one to three sentences. Only some 140 characters are seen at first: the
    insight, the figure or the contradiction at issue stands there, without “I’m thrilled to announce” and without
    riddles. Then what happened and what came of it; advice only if the material gives it. ${hashtags.onLinkedIn.en}{% when
    'youtube' %}Title: at most 70 characters, what people search for first, with no promise that the video does not
    keep. Description: 60 to 150 words; the first 150 characters say what one knows or can do after watching. Do not
    claim what is to be seen in the picture, and invent no chapters and timestamps. Up to three hashtags.{% when
    'formal' %}Length: 80 to 200 words in short paragraphs. In the first person; if it is about a company or an
    institution, as “we”. The first two sentences say who is helped with what; then how, with what proof and by which
    way there; at the end, what to get in touch for. No CV in sentences, no qualities such as “passionate” or
    “results-driven”. No hashtags.{% when 'Instagram' %}Length: 30 to 80 words in short paragraphs. Only some 125
    characters are seen at first: they must arouse curiosity. The text stands below a picture that you do not know; do
    not describe one. Web addresses cannot be opened there and are left out. {% unless tone == 'serious' or tone ==
    'formal' %}Other than in general, one or two emojis may stand where they say something. {% endunless %}Up to five
    hashtags.{% when 'Twitter' %}Length: one thought in one to three sentences, at most 220 characters with spaces,
    which is some 35 words; the most important fact first. Two short hashtags at most, or none.{% endcase %} If the
    material is not enough for that length, one or two sentences will do.`,
}

/** What holds on every network. */
export const craft: Text = {
  de: `
    ${network.de}

    {% unless type == 'formal' %}Gelesen wird es von Menschen, die gerade weiterblättern wollten: Beginnen Sie mit dem,
    was sie angeht, und bleiben Sie bei einer Sache. Am Ende steht ein Schritt, den das Material hergibt, oder eine
    echte Frage, nicht beides; fehlt beides, so endet er mit der letzten Tatsache. Wer veröffentlicht, spricht selbst:
    mit „ich“ oder „wir“ wie im Material, sonst mit „wir“.{% endunless %}

    {% unless type == 'formal' %}${hashtags.made.de}{% endunless %}{% unless type ==
    'youtube' %} Einen Titel gibt es nicht; dieser Teil fehlt.{% endunless %}

    Tatsachen, Termine, Preise und Namen stammen aus dem Material; was vor heute lag, wird nicht angekündigt. Lücken in
    Klammern gibt es nicht. Ohne Markdown, ohne Wörter in Großbuchstaben, mit höchstens einem Ausrufezeichen.`,
  en: `
    ${network.en}

    {% unless type == 'formal' %}It is read by people who were about to scroll on: begin with what concerns them, and
    keep to one thing. At the end stands a step that the material yields or a real question, not both; if there is
    neither, it ends with the last fact. Whoever posts speaks for themselves: as “I” or “we” like the material, else as
    “we”.{% endunless %}

    {% unless type == 'formal' %}${hashtags.made.en}{% endunless %}{% unless type == 'youtube' %}
    There is no title; that part is missing.{% endunless %}

    Facts, dates, prices and names come from the material; what lies before today is not announced. There are no gaps in
    brackets. No Markdown, no words in capitals, one exclamation mark at most.`,
}

/** How readers are addressed where nobody has said it. */
export const asIs: Text = {
  de: `Lesende werden so angesprochen wie im Material; steht dort nichts, auf Facebook und Instagram mit „ihr“, sonst
    mit „Sie“ oder gar nicht.`,
  en: `Where the language has a formal and a familiar address, use that of the material, else the familiar one on
    Facebook and Instagram and the formal one elsewhere.`,
}
