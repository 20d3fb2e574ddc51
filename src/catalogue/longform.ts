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
    Schreiben Sie nur die Gliederung des Textes, vier bis sechs Abschnitte.

    Jeder Abschnitt hat eine Überschrift und einen Satz, der festlegt, was er sagt: seinen Gedanken, sein Beispiel,
    seine Tatsachen. Kein Gedanke und kein Beispiel kommt in zwei Abschnitten vor. Zusammen ergeben sie einen Weg vom
    Anfang zum Schluss.

    Die Überschriften sagen etwas Bestimmtes, höchstens sieben Wörter lang, ohne Nummer; keine heißt „Einleitung“,
    „Hauptteil“ oder „Fazit“. Die des ersten Abschnitts ist zugleich der Titel des Ganzen und nennt das Thema.

    Die Aufgabe für den ganzen Text:`,
  en: `
    Write only the outline of the text, four to six sections.

    Each section has a heading and one sentence that settles what it says: its thought, its example, its facts. No
    thought and no example occurs in two sections. Together they lead the way from beginning to end.

    The headings say something definite in at most seven words, without a number; none is called “Introduction”, “Main
    part” or “Conclusion”. That of the first section is also the title of the whole and names the topic.

    The task for the whole text:`,
})

const sectionStep = prose({
  de: `
    Schreiben Sie nur den Abschnitt des Textes, der in {{ section }} genannt ist, nach der Gliederung in {{ outline }}.

    {% if written %}Was schon geschrieben ist, steht in {{ written }}. Schließen Sie nahtlos daran an. Wiederholen Sie
    davon nichts: keinen Gedanken, kein Beispiel, keine Wendung, keinen Satzanfang. Ohne Überschrift.{% endif %}{% unless written %}Es ist der erste. Beginnen Sie mit seiner
    Überschrift, dem Titel des Ganzen, in Markdown als erste Stufe (# …), und führen Sie ohne Umschweife in die Sache.{% endunless %}

    Er sagt, was die Gliederung für ihn festlegt, und nimmt den anderen Abschnitten nichts vorweg. Nur der letzte der
    Gliederung schließt den Text ab; vor ihm fasst keiner zusammen.

    Länge: die des Ganzen, geteilt durch die Zahl der Abschnitte. Form: Absätze.

    Die Aufgabe für den ganzen Text:`,
  en: `
    Write only the section of the text that is named in {{ section }}, following the outline in {{ outline }}.

    {% if written %}What has been written so far is in {{ written }}. Follow on seamlessly. Repeat nothing of it: no
    thought, no example, no turn of phrase, no opening. No heading.{% endif %}{% unless written %}It is the first. Begin with its heading, the title of the whole, in Markdown at the
    first level (# …), and lead straight into the matter.{% endunless %}

    It says what the outline settles for it and takes nothing from the other sections. Only the last one of the
    outline closes the text; before it, none sums up.

    Length: that of the whole, divided by the number of sections. Form: paragraphs.

    The task for the whole text:`,
})

/** The step first, so that it is the task; then what the whole is about. */
const within = (step: Text, whole: Text) => inEach(locale => `${step[locale]}\n${whole[locale]}`)

/** What asks for the outline of a text, given the prompt for the whole. */
export const outlinePrompt = (whole: Text) => within(outlineStep, whole)

/** What asks for one section. Its material holds `section`, `outline` and `written`, which is empty for the first. */
export const sectionPrompt = (whole: Text) => within(sectionStep, whole)
