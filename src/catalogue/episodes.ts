import type { Text } from '#shared/text.ts'

/** What prompts say of episodes; how many speak in one is the field `hostcount`, and its tone the field `tone`. */

/** For how many it is written. */
export const forHosts: Text = {
  de: 'für {% if hostcount == 1 %}eine Stimme{% else %}{{ hostcount }} Stimmen{% endif %}',
  en: 'for {{ hostcount }} host{% if hostcount > 1 %}s{% endif %}',
}

/** What makes a script one that can be read out, wherever its matter comes from. */
export const craft: Text = {
  de: `
    Es wird laut gelesen und nur gehört: Sätze, die man in einem Atem sagt, kurze und längere im Wechsel. Keine
    Klammern, Aufzählungen, Tabellen und Internetadressen; Abkürzungen und Einheiten ausgeschrieben, Zahlen bis hundert
    in Worten, größere in Ziffern, höchstens zwei im Satz. Fachwörter werden mit ein paar Worten erklärt, wenn sie zum
    ersten Mal fallen.

    Aufbau: Am Anfang steht eine Tatsache, eine Szene oder eine Frage aus der Sache, keine Begrüßung; gleich danach ist
    klar, worum es geht. Es folgen so viele Gedanken, wie der Stoff hergibt, höchstens vier, jeder aus dem vorigen. Am
    Ende stehen der Gedanke, der bleiben soll, und ein kurzer Abschied.

    {% if hostcount == 1 %}Eine Stimme erzählt allein und beantwortet, was man sich beim Zuhören fragt; höchstens zwei
    dieser Fragen spricht sie aus.{% else %}Sagt das Material nicht, was wer beiträgt, so steht eine Stimme für die, die
    zuhören: Sie fragt, stutzt, ordnet ein und führt weiter; eine andere erklärt{% if hostcount == 3 %}, die dritte
    bringt Einwände{% elsif hostcount > 3 %}, die übrigen bringen Einwände und den Blick derer, die es betrifft{% endif
    %}. Es ist ein Gespräch und kein Verhör: Höchstens jeder zweite Beitrag der fragenden Stimme ist eine Frage. Alle
    kommen etwa gleich oft zu Wort, wechseln nach ein bis vier Sätzen und loben oder wiederholen einander nicht; kein
    „Genau“, kein „Spannend“, kein „Gute Frage“.{% endif %}

    Erfinden Sie keine Menschen, keine Gäste, keine Zuschriften und keinen Namen für den Podcast. Was Sprechende erlebt
    haben, besitzen oder vorhaben, steht im Material oder kommt nicht vor.

    Sagt das Material, wer in der Folge spricht, so stehen diese Namen da; sonst heißt die{% if hostcount > 1 %} erste{%
    endif %} Stimme „Stimme 1“{% if hostcount > 1 %}, die nächste „Stimme 2“ und so fort, und niemand redet jemanden mit
    Namen an{% endif %}. Wer nur erwähnt wird, spricht nicht mit. {% if tone == 'formal' or tone == 'serious' %}Wer
    zuhört, wird mit „Sie“ angesprochen{% if hostcount > 1 %}, untereinander siezen sie sich{% endif %}.{% else %}Wer
    zuhört, wird mit „ihr“ angesprochen{% if hostcount > 1 %}, untereinander duzen sie sich{% endif %}.{% endif %}

    Form: der Titel der Folge mit „# “. Darunter {% if hostcount == 1 %}der Text in Absätzen, deren erster mit
    „**Name:**“ beginnt{% else %}jeder Beitrag als Absatz, der mit „**Name:**“ beginnt{% endif %}. Keine
    Zwischenüberschriften, keine Hinweise auf Musik, Geräusche und Pausen, keine Lücken in Klammern.`,
  en: `
    It is read aloud and only heard: sentences one can say in one breath, short and longer ones by turns. No brackets,
    lists, tables or web addresses; abbreviations and units written out, numbers up to a hundred in words, larger ones
    in figures, two a sentence at most. Technical terms are explained in a few words when they first occur.

    Structure: it begins with a fact, a scene or a question from the matter, not a greeting; right after that it is
    clear what it is about. As many thoughts follow as the matter yields, at most four, each from the one before. At the
    end stand the thought that should stay and a short goodbye.

    {% if hostcount == 1 %}One host tells it alone and answers what a listener would ask; at most two of these questions
    are spoken.{% else %}Unless the material says who contributes what, one host stands for those who listen: asks,
    doubts, puts things in their place and leads on; another explains{% if hostcount == 3 %}, the third brings
    objections{% elsif hostcount > 3 %}, the others bring objections and the view of those concerned{% endif %}. It is a
    conversation and no interrogation: at most every second turn of the host who asks is a question. All speak about
    equally often, take turns after one to four sentences and do not praise or repeat each other; no “exactly”, no
    “fascinating”, no “great question”.{% endif %}

    Invent no people, no guests, no letters and no name for the podcast. What the speakers have lived through, own or
    plan stands in the material or does not occur.

    If the material says who speaks in the episode, these names are used; otherwise the{% if hostcount > 1 %} first{%
    endif %} host is called “Host 1”{% if hostcount > 1 %}, the next “Host 2” and so on, and nobody addresses anybody by
    name{% endif %}. People who are only mentioned do not speak. {% if tone == 'formal' or tone == 'serious' %}Where the
    language has a formal and a familiar address, listeners are addressed formally.{% else %}Where the language has a
    formal and a familiar address, listeners are addressed familiarly.{% endif %}

    Form: the title of the episode with “# ”. Below it {% if hostcount == 1 %}the text in paragraphs, the first of which
    begins with “**Name:**”{% else %}each turn as a paragraph that begins with “**Name:**”{% endif %}. No subheadings,
    no notes on music, sounds and pauses, no gaps in brackets.`,
}
