import { list } from '#shared/answers.ts'
import { longestWish, wordings } from '#shared/editor.ts'
import { area, file, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import type { Engine } from '../engine.ts'
import correction from '../engines/correction_engine.ts'
import { researchFields } from '../research.ts'
import { inItsPlace, itsLooks, target } from './around.ts'

const corrects = correction.calls.text_correction
if (!corrects) throw new TypeError('The correction is no call any more.')

/** The calls of the editor's drawer, by the last part of their paths. */
export const editorCalls = {
  regenerate: call({
    fields: target,
    language: 'kept',
    keeps: { from: 'content', how: 'rewritten' },
    creativity: 0.8,
    streams: true,
    prompt: {
      de: `
        Formuliere den Text in {{ content }} neu.

        Dasselbe in anderen, besseren Sätzen: Jede Tatsache, jeder Name, jede Zahl und jedes Zitat bleibt, nichts kommt
        hinzu. Ton, Anrede, Textsorte und ungefähr die Länge bleiben; Gliederung und Absätze auch.

        ${itsLooks.de}

        ${inItsPlace.de}`,
      en: `
        Rewrite the text in {{ content }} in other words.

        The same in different and better sentences: every fact, name, figure and quotation stays, nothing is added.
        Tone, address, kind of text and about the length stay, and so do its structure and paragraphs.

        ${itsLooks.en}

        ${inItsPlace.en}`,
    },
  }),

  'seo-analysis': call({
    fields: target,
    basis: 'free',
    creativity: 0.3,
    streams: true,
    prompt: {
      de: `
        Sage, wie der Text in {{ content }} bei Google besser gefunden wird: was zu ändern ist, das Wirksamste zuerst,
        mit fertigen Formulierungen, darunter Seitentitel und Beschreibung; was außerhalb des Textes hilft; und was so
        bleiben soll.

        {% if before or behind %}Er ist ein Teil eines längeren Textes.{% endif %}`,
      en: `
        Say how the text in {{ content }} will be found better on Google: what to change, the most effective first, with
        finished wording, page title and description included; what helps outside the text; and what should stay as it
        is.

        {% if before or behind %}It is part of a longer text.{% endif %}`,
    },
  }),

  'seo-rewrite': call({
    fields: { ...target, hints: area({ de: 'Hinweise', en: 'Notes' }, { optional: true }) },
    language: 'kept',
    keeps: { from: 'content', how: 'rewritten' },
    creativity: 0.4,
    streams: true,
    prompt: {
      de: `
        Überarbeite den Text in {{ content }} {% if hints %}nach den Hinweisen in {{ hints }}{% else %}so, dass er in
        Suchmaschinen besser gefunden wird{% endif %}.

        Er bleibt ein Text für Menschen, in der Stimme, die er hat, und kann so auf die Seite: Was fehlt, fehlt auch
        darin.

        ${itsLooks.de}

        ${inItsPlace.de}`,
      en: `
        Rework the text in {{ content }} {% if hints %}by the notes in {{ hints }}{% else %}so that search engines find it
        better{% endif %}.

        It stays a text for people, in the voice that it has, and can go on the page as it is: what is missing stays
        out of it.

        ${itsLooks.en}

        ${inItsPlace.en}`,
    },
  }),

  grammar: {
    ...corrects,
    fields: { content: target.content },
    house: undefined,
    spelling: undefined,
    streams: true,
  },

  prompt: call({
    fields: {
      ...target,
      content: { ...target.content, optional: true },
      query: area({ de: 'Anweisung', en: 'Instruction' }, { or: 'refDocument', max: longestWish }),
      refDocument: file({ de: 'Datei', en: 'File' }, { or: 'query', accept: 'documents' }),
      hasResearchData: researchFields.hasResearchData,
    },
    language: 'kept',
    creativity: 0.5,
    streams: true,
    prompt: {
      de: `
        {% if query %}Tun Sie, was in {{ query }} steht{% if content %}, mit dem Text in {{ content }}{% endif %}.
        {% elsif content %}Überarbeiten und ergänzen Sie den Text in {{ content }} mit dem, was in {{ refDocument }}
        dazu steht.{% else %}Fassen Sie {{ refDocument }} zusammen.{% endif %}

        {% if query %}Der Wunsch kommt von dem Menschen, der den Text verwenden wird; verlangt er eine andere Sprache,
        so gilt diese.{% endif %} {% if refDocument and query %}Tatsachen dazu stehen in {{ refDocument }}.{% endif %}

        {% if content %}Geben Sie nur zurück, was an die Stelle des Textes kommen soll. Was der Wunsch nicht betrifft,
        bleibt Wort für Wort. ${itsLooks.de}{% endif %}

        ${inItsPlace.de}`,
      en: `
        {% if query %}Do what {{ query }} says{% if content %} with the text in {{ content }}{% endif %}.
        {% elsif content %}Revise and complete the text in {{ content }} with what {{ refDocument }} says about it.
        {% else %}Summarise {{ refDocument }}.{% endif %}

        {% if query %}The wish comes from the person who will use the text; where it asks for another language, that one
        holds.{% endif %} {% if refDocument and query %}Facts for it stand in {{ refDocument }}.{% endif %}

        {% if content %}Return only what is to take the place of the text. Whatever the wish does not concern stays word
        for word. ${itsLooks.en}{% endif %}

        ${inItsPlace.en}`,
    },
  }),

  alternatives: call({
    fields: { ...target, word: line({ de: 'Wort', en: 'Word' }, { optional: true, max: 200 }) },
    quality: 'quick',
    basis: 'free',
    answer: list({ each: 'line', howMany: wordings }),
    language: 'kept',
    creativity: 0.9,
    streams: true,
    prompt: {
      de: `
        Schreibe den Satz in {{ content }} auf ${wordings} verschiedene Weisen.

        {% if word %}Anders gesagt wird nur {{ word }}; alles andere bleibt, soweit die Grammatik es zulässt.{% else %}
        Jede ist anders gebaut und sagt dasselbe.{% endif %} Jede ist der ganze Satz und passt in Ton, Anrede, Zeit und
        Länge an seine Stelle. Jede Tatsache, jeder Name und jede Zahl bleibt, nichts kommt hinzu. Fettes, Links mit
        ihren Adressen und Noten wie [^1] bleiben.

        {% if before %}Davor steht {{ before }}.{% endif %} {% if behind %}Danach steht {{ behind }}.{% endif %}`,
      en: `
        Write the sentence in {{ content }} in ${wordings} different ways.

        {% if word %}Only {{ word }} is said differently; all else stays as far as grammar allows.{% else %}Each is built
        differently and says the same.{% endif %} Each is the whole sentence and fits its place in tone, address, tense
        and length. Every fact, name and figure stays, nothing is added. Bold words, links with their addresses and
        notes such as [^1] stay.

        {% if before %}Before it stands {{ before }}.{% endif %} {% if behind %}After it stands {{ behind }}.{% endif %}`,
    },
  }),
} satisfies Engine['calls']
