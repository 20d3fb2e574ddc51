import { list } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { inEach, type Text } from '#shared/text.ts'
import { prose } from './prose.ts'

/** The outline of a long text: its sections in order, each with its heading and what it alone says. */
export const outline = list({
  of: {
    heading: line({ de: 'Überschrift', en: 'Heading' }),
    says: area({ de: 'Was der Abschnitt sagt', en: 'What the section says' }),
  },
})

const outlineStep = prose({
  de: `
    Schreiben Sie nur die Gliederung für den Text, den die Aufgabe unten beschreibt: vier bis sechs Abschnitte.

    Jeder Abschnitt hat eine Überschrift und einen Satz, der festlegt, was er sagt: seinen Gedanken, sein Beispiel,
    seine Tatsachen. Kein Gedanke und kein Beispiel kommt in zwei Abschnitten vor. Zusammen ergeben sie einen Weg vom
    Anfang zum Schluss.

    Die Überschriften sagen etwas Bestimmtes, höchstens sieben Wörter lang, ohne Nummer; keine heißt „Einleitung“,
    „Hauptteil“ oder „Fazit“. Die Überschrift des ersten Abschnitts ist zugleich der Titel des ganzen Textes.

    Die Aufgabe für den ganzen Text:`,
  en: `
    Write only the outline for the text that the task below describes: four to six sections.

    Each section has a heading and one sentence that settles what it says: its thought, its example, its facts. No
    thought and no example occurs in two sections. Together they lead the way from beginning to end.

    The headings say something definite in at most seven words, without a number; none is called “Introduction”, “Main
    part” or “Conclusion”. The heading of the first section is also the title of the whole text.

    The task for the whole text:`,
})

const sectionStep = prose({
  de: `
    Schreiben Sie nur den Abschnitt {{ section }} des Textes, den die Aufgabe unten beschreibt, nach der Gliederung in
    {{ outline }}.

    {% if written %}Was schon geschrieben ist, steht in {{ written }}. Schließen Sie nahtlos daran an. Wiederholen Sie
    davon nichts: keinen Gedanken, kein Beispiel, keine Wendung, keinen Satzanfang. Beginnen Sie mit der Überschrift
    des Abschnitts, in Markdown als zweite Stufe (## …).{% else %}Es ist der erste. Beginnen Sie mit seiner
    Überschrift, dem Titel des Ganzen, in Markdown als erste Stufe (# …), und führen Sie ohne Umschweife in die
    Sache.{% endif %}

    Er sagt, was die Gliederung für ihn festlegt, und nimmt den anderen Abschnitten nichts vorweg. Steht danach noch
    ein Abschnitt in der Gliederung, so endet er ohne Rückblick und ohne Ausblick. Nur der letzte schließt den Text
    ab.

    Länge: sein Anteil an der Länge des Ganzen, gleichmäßig auf alle Abschnitte verteilt; von 1.000 Wörtern sind das
    bei fünf Abschnitten 200. Form: Absätze, keine weiteren Überschriften.

    Die Aufgabe für den ganzen Text:`,
  en: `
    Write only the section {{ section }} of the text that the task below describes, following the outline in {{
    outline }}.

    {% if written %}What has been written so far is in {{ written }}. Follow on seamlessly. Repeat nothing of it: no
    thought, no example, no turn of phrase, no opening. Begin with the heading of the section, in Markdown at the
    second level (## …).{% else %}It is the first. Begin with its heading, the title of the whole, in Markdown at the
    first level (# …), and lead straight into the matter.{% endif %}

    It says what the outline settles for it and takes nothing from the other sections. If another section follows in
    the outline, it ends without looking back and without looking ahead. Only the last one closes the text.

    Length: its share of the length of the whole, spread evenly over all sections; of 1,000 words in five sections
    that is 200. Form: paragraphs, no further headings.

    The task for the whole text:`,
})

/** The step first, so that it is the task; then what the whole is about. */
const within = (step: Text, whole: Text) => inEach(locale => `${step[locale]}\n${whole[locale]}`)

/** What asks for the outline of a text, given the prompt for the whole. */
export const outlinePrompt = (whole: Text) => within(outlineStep, whole)

/** What asks for one section. Its material holds `section`, `outline` and `written`, which is empty for the first. */
export const sectionPrompt = (whole: Text) => within(sectionStep, whole)
