import type { How } from '#shared/refinement.ts'
import type { Text } from '#shared/text.ts'
import { prose } from './prose.ts'

/** What each way does to a text: the task, with its object left open, and what it means exactly. */
export const refinementPrompts: Readonly<Record<How | 'instruction', { readonly task: Text; readonly means: Text }>> = {
  shorter: {
    task: {
      de: 'Kürzen Sie {it} so weit, wie es geht, ohne eine Tatsache zu verlieren.',
      en: 'Shorten {it} as far as it goes without losing a fact.',
    },
    means: prose({
      de: `
        Jede Tatsache bleibt: Namen, Zahlen, Daten, Orte, Bedingungen und was jemand tun soll. Etwa auf die Hälfte, wo
        sich das machen lässt. Es gehen Wiederholungen, Füllwörter, Umwege und Beispiele, die nichts Neues sagen. Ziehen
        Sie Sätze zusammen, statt sie zu stutzen; es bleiben ganze Sätze, wo vorher welche standen.`,
      en: `
        Every fact stays: names, figures, dates, places, conditions, and what somebody is to do. To about half, where
        that can be done. What goes is repetition, padding, detours, and examples that say nothing new. Merge sentences
        rather than clip them; whole sentences stay whole.`,
    }),
  },
  longer: {
    task: {
      de: 'Machen Sie {it} etwa um die Hälfte länger.',
      en: 'Make {it} about half as long again.',
    },
    means: prose({
      de: `
        Was hinzukommt, stammt aus dem Material oder aus dem Text selbst: zuerst Einzelheiten, die dort stehen und hier
        fehlen, dann der Zusammenhang zwischen dem, was schon dasteht. Neue Tatsachen, Zahlen, Namen, Zitate, Gründe und
        Beispiele erfinden Sie nicht. Was dasteht, wird nicht in anderen Worten wiederholt und nicht mit
        Eigenschaftswörtern gestreckt. Gibt das Material nicht mehr her, so wird es eben nur wenig länger.`,
      en: `
        What is added comes from the material or from the text itself: first details that stand there and are missing
        here, then how the things already said hang together. Do not invent facts, figures, names, quotations, reasons
        or examples. What is there is not said again in other words, nor padded with adjectives. If the material gives
        no more, it becomes only a little longer.`,
    }),
  },
  simpler: {
    task: {
      de: 'Schreiben Sie {it} so um, dass alle es beim ersten Lesen verstehen.',
      en: 'Rewrite {it} so that everyone understands it at first reading.',
    },
    means: prose({
      de: `
        Kurze Sätze von höchstens fünfzehn Wörtern, jeder mit einem Gedanken. Geläufige Wörter statt Fachwörtern und
        Fremdwörtern; eines, das unentbehrlich ist, wird beim ersten Mal in wenigen Wörtern erklärt, wenn seine
        Bedeutung feststeht. Verben statt Hauptwörtern, wer etwas tut, steht im Satz. Alle Tatsachen bleiben: Namen,
        Zahlen, Daten, Bedingungen, Ausnahmen. Die Anrede bleibt. Es klingt nicht kindlich und wird nicht deutlich
        länger.`,
      en: `
        Short sentences of at most fifteen words, each with one thought. Common words instead of technical and foreign
        ones; one that is indispensable is explained in a few words the first time, where its meaning is certain. Verbs
        rather than nouns, and whoever acts is named. All facts stay: names, figures, dates, conditions, exceptions.
        The address stays. It does not sound childish and does not become clearly longer.`,
    }),
  },
  formal: {
    task: { de: 'Schreiben Sie {it} förmlicher.', en: 'Rewrite {it} more formally.' },
    means: prose({
      de: `
        Höflich, sachlich, in vollständigen Sätzen, wie in einem guten Geschäftsbrief: keine Umgangssprache, keine
        verkürzten Wörter, keine Ausrufezeichen, keine Emojis. Nicht steif: keine Amtssprache, keine Kette von
        Hauptwörtern, kein Passiv ohne Not. Was schon so klingt, bleibt Wort für Wort stehen. Die Anrede bleibt: Wer
        geduzt wird, wird weiter geduzt, wer gesiezt wird, weiter gesiezt. Alle Tatsachen und der Sinn bleiben, die
        Länge ungefähr auch.`,
      en: `
        Polite, factual, in complete sentences, as in a good business letter: no slang, no contractions, no exclamation
        marks, no emojis. Not stiff: no officialese, no strings of nouns, no passive without need. Whatever sounds so
        already stays word for word. Where the language has a formal and a familiar address, the one in the text stays.
        All facts and the meaning stay, and the length more or less.`,
    }),
  },
  relaxed: {
    task: { de: 'Schreiben Sie {it} lockerer.', en: 'Rewrite {it} in a more relaxed way.' },
    means: prose({
      de: `
        So, wie man es jemandem freundlich erzählt: geläufige Wörter, kurze und ganze Sätze, ein natürlicher Rhythmus.
        Keine Jugendsprache, keine Witze, kein Anbiedern, keine neuen Ausrufezeichen oder Emojis. Die Anrede bleibt: Wer
        gesiezt wird, wird weiter gesiezt, wer geduzt wird, weiter geduzt. Alle Tatsachen und der Sinn bleiben, die
        Länge ungefähr auch.`,
      en: `
        The way one tells it to somebody in a friendly voice: common words, short and complete sentences, contractions,
        a natural rhythm. No slang, no jokes, no ingratiation, no new exclamation marks or emojis. Where the language
        has a formal and a familiar address, the one in the text stays. All facts and the meaning stay, and the length
        more or less.`,
    }),
  },
  instruction: {
    task: {
      de: 'Ändern Sie {it} so, wie es der Wunsch in {{ wish }} beschreibt.',
      en: 'Change {it} in the way that the wish in {{ wish }} describes.',
    },
    means: prose({
      de: `
        Der Wunsch kommt von dem Menschen, der den Text verwenden wird; er sagt, was anders werden soll, und nur er gilt
        dafür. Tun Sie, was er meint, und sonst nichts: Was er nicht betrifft, bleibt Wort für Wort stehen. Verlangt er
        eine Angabe, die weder im Wunsch noch im Material noch im Text steht, so steht an ihrer Stelle in jedem Fall
        eine Lücke in eckigen Klammern, die sagt, was fehlt, etwa [Zahl der Plätze]. Verlangt er etwas, das keine
        Änderung ist, so geben Sie unverändert zurück, was dasteht.`,
      en: `
        The wish comes from the person who will use the text; it says what is to be different, and it alone decides
        that. Do what it means and nothing else: whatever it does not concern stays word for word. If it asks for a fact
        that stands neither in the wish nor in the material nor in the text, a gap in square brackets that says what is
        missing stands in its place in any case, such as [number of seats]. If it asks for something that is no change,
        return unchanged what is there.`,
    }),
  },
}
