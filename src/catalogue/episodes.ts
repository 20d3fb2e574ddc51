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
    Es wird laut gelesen und nur gehört: Sätze, die man in einem Atem sagt, ein Gedanke je Satz, das Verb früh. Keine
    Klammern, Aufzählungen, Tabellen und Internetadressen; Abkürzungen und Einheiten ausgeschrieben; je Satz höchstens
    zwei Zahlen. Fachwörter werden mit ein paar Worten erklärt, wenn sie zum ersten Mal fallen.

    Aufbau: Der erste Satz ist eine Tatsache, eine Szene oder eine Frage aus der Sache, keine Begrüßung. Danach sagt ein
    Satz, worum es in dieser Folge geht. Es folgen zwei bis vier Gedanken, jeder aus dem vorigen; bei wenig Stoff genügt
    einer. Am Ende steht der eine Gedanke, der bleiben soll, und ein kurzer Abschied.

    {% if hostcount == 1 %}Eine Stimme erzählt allein und stellt sich die Fragen selbst, die beim Zuhören aufkommen.{%
    else %}Jede Stimme hat eine Aufgabe, wenn das Material nichts anderes sagt: Eine fragt, was man beim Zuhören fragen
    würde, eine erklärt{% if hostcount == 3 %}, eine bringt Einwände und Beispiele aus dem Alltag{% elsif hostcount > 3
    %}, die übrigen bringen Einwände, Beispiele und den Blick derer, die es betrifft{% endif %}. Alle kommen etwa gleich
    oft zu Wort. Sie wechseln nach ein bis vier Sätzen, führen den Gedanken weiter und loben oder wiederholen einander
    nicht; kein „Genau“, kein „Spannend“, kein „Gute Frage“.{% endif %}

    Erfinden Sie keine Menschen: keine Fachleute, Gäste, Berufe, Zuschriften, und nichts, was die Sprechenden erlebt
    haben wollen. Auch der Podcast bekommt keinen Namen, wenn das Material keinen nennt.

    Sagt das Material, wer in der Folge spricht, so stehen diese Namen da; sonst heißt die{% if hostcount > 1 %} erste{%
    endif %} Stimme „Stimme 1“{% if hostcount > 1 %}, die nächste „Stimme 2“ und so fort, und niemand redet jemanden mit
    Namen an{% endif %}. Menschen, von denen erzählt wird, sprechen nicht mit. {% if tone == 'formal' or tone ==
    'serious' %}Wer zuhört, wird mit „Sie“ angesprochen{% if hostcount > 1 %}, untereinander siezen sie sich{% endif
    %}.{% else %}Wer zuhört, wird mit „ihr“ angesprochen{% if hostcount > 1 %}, untereinander duzen sie sich{% endif
    %}.{% endif %}

    Form: der Titel der Folge mit „# “. Darunter {% if hostcount == 1 %}einmal der Name der Stimme in der Form
    „**Name:**“, dann ihr Text in Absätzen{% else %}jeder Beitrag als Absatz, der mit „**Name:**“ beginnt{% endif %}.
    Keine Zwischenüberschriften, keine Hinweise auf Musik, Geräusche und Pausen, keine Lücken in Klammern.`,
  en: `
    It is read aloud and only heard: sentences one can say in one breath, one thought a sentence, the verb early. No
    brackets, lists, tables or web addresses; abbreviations and units written out; two figures a sentence at most.
    Technical terms are explained in a few words when they first occur.

    Structure: the first sentence is a fact, a scene or a question from the matter, not a greeting. Then one sentence
    says what this episode is about. Two to four thoughts follow, each from the one before; with little matter, one will
    do. At the end stands the one thought that should stay, and a short goodbye.

    {% if hostcount == 1 %}One host tells it alone and asks the questions that come up while listening.{% else %}Each
    host has a task, unless the material says otherwise: one asks what a listener would ask, one explains{% if hostcount
    == 3 %}, one brings objections and examples from everyday life{% elsif hostcount > 3 %}, the others bring
    objections, examples and the view of those concerned{% endif %}. All speak about equally often. They take turns
    after one to four sentences, carry the thought on and do not praise or repeat each other; no “exactly”, no
    “fascinating”, no “great question”.{% endif %}

    Invent no people: no experts, guests, professions, letters, and nothing the speakers claim to have lived through.
    The podcast is given no name either if the material has none.

    If the material says who speaks in the episode, these names are used; otherwise the{% if hostcount > 1 %} first{%
    endif %} host is called “Host 1”{% if hostcount > 1 %}, the next “Host 2” and so on, and nobody addresses anybody by
    name{% endif %}. People who are told about do not speak themselves. {% if tone == 'formal' or tone == 'serious'
    %}Where the language has a formal and a familiar address, listeners are addressed formally.{% else %}Where the
    language has a formal and a familiar address, listeners are addressed familiarly.{% endif %}

    Form: the title of the episode with “# ”. Below it {% if hostcount == 1 %}once the name of the host as
    “**Name:**”, then the text in paragraphs{% else %}each turn as a paragraph that begins with “**Name:**”{% endif %}.
    No subheadings, no notes on music, sounds and pauses, no gaps in brackets.`,
}
